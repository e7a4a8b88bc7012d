import { NotFoundView } from '@/components/visitor/shared/not-found-view'
import { form as text } from '@/messages/en/form'

/** What scripts put in the place of the fallback: the same words. */
export default function FormNotFound() {
  return <NotFoundView text={text.notFound} />
}
