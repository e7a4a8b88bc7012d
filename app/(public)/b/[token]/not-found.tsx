import { NotFoundView } from '@/components/booking/not-found-view'
import { booking as text } from '@/messages/en/booking'

export default function ManagedBookingNotFound() {
  return <NotFoundView text={text.notFound.booking} />
}
