import { NotFoundView } from '@/components/visitor/shared/not-found-view'
import { textsFor } from '@/messages'

/** Replaces the fallback once scripts run; the text is the same. */
export default function ManagedBookingNotFound() {
  const texts = textsFor('visitor')
  return <NotFoundView text={texts.t.managedBooking.notFound} texts={texts.part('errors')} />
}
