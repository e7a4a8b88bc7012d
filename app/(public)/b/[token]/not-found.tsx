import { NotFoundView } from '@/components/visitor/shared/not-found-view'
import { textsFor } from '@/messages'

/** What scripts put in the place of the fallback: the same words. */
export default function ManagedBookingNotFound() {
  const texts = textsFor('visitor')
  return <NotFoundView text={texts.t.managedBooking.notFound} texts={texts.part('errors')} />
}
