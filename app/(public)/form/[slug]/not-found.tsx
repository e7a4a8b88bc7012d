import { NotFoundView } from '@/components/visitor/shared/not-found-view'
import { textsFor } from '@/messages'

/** Replaces the fallback once scripts run; the text is the same. */
export default function FormNotFound() {
  const texts = textsFor('visitor')
  return <NotFoundView text={texts.t.form.notFound} texts={texts.part('errors')} />
}
