import { NotFoundView } from '@/components/visitor/shared/not-found-view'
import { textsFor } from '@/messages'

/** Replaces the fallback once scripts run; the text is the same. */
export default function ProfileNotFound() {
  const texts = textsFor('visitor')
  return <NotFoundView text={texts.t.profile.notFound} texts={texts.part('errors')} />
}
