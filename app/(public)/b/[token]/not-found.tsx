import { NotFoundView } from '@/components/visitor/shared/not-found-view'
import { managedBooking as text } from '@/messages/en/managed-booking'

/** What scripts put in the place of the fallback: the same words. */
export default function ManagedBookingNotFound() {
  return <NotFoundView text={text.notFound} />
}
