import { NotFoundView } from '@/components/visitor/shared/not-found-view'
import { booking as text } from '@/messages/en/booking'

/** What scripts put in the place of the fallback: the same words. */
export default function BookingPageNotFound() {
  return <NotFoundView text={text.notFound.page} />
}
