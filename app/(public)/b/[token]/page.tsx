import type { Metadata } from 'next'
import { MissingPage } from '@/components/layout/missing-page'
import { ManagedBookingView } from '@/components/visitor/managed/managed-booking'
import { NotFoundView } from '@/components/visitor/shared/not-found-view'
import { findBookingByToken } from '@/lib/meetings/server/booking/manage'
import { managedBooking as text } from '@/messages/en/managed-booking'

export const dynamic = 'force-dynamic'

/** The address is the key to the booking: no search engine and no other site may learn it. */
export const metadata: Metadata = {
  title: text.pageTitle,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

export default async function ManagedBookingPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const found = await findBookingByToken(token)
  return found ? (
    <ManagedBookingView booking={found} token={token} now={new Date()} />
  ) : (
    <MissingPage view={<NotFoundView text={text.notFound} />} />
  )
}
