import type { Metadata } from 'next'
import { MissingPage } from '@/components/layout/missing-page'
import { ManagedBookingView } from '@/components/visitor/managed/managed-booking'
import { NotFoundView } from '@/components/visitor/shared/not-found-view'
import { calendarLinks } from '@/lib/export/calendar-links'
import { findBookingByToken, guestEntry } from '@/lib/meetings/server/booking/manage'
import { textsFor } from '@/messages'
import { TextsProvider } from '@/messages/react/texts-provider'
import { cardViewport } from '../../card-viewport'

export const viewport = cardViewport

export const dynamic = 'force-dynamic'

/** The address is the key to the booking: no search engine and no other site may learn it. */
export function generateMetadata(): Metadata {
  return {
    title: textsFor('visitor').t.managedBooking.pageTitle,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

export default async function ManagedBookingPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const found = await findBookingByToken(token)
  const texts = textsFor('visitor')
  if (!found) {
    return <MissingPage view={<NotFoundView text={texts.t.managedBooking.notFound} texts={texts.part('errors')} />} />
  }
  const calendars = calendarLinks({ ...found, ...guestEntry(found, token, texts) })
  return (
    <TextsProvider texts={texts.pick('managedBooking')}>
      <ManagedBookingView booking={found} token={token} calendars={calendars} now={new Date()} texts={texts} />
    </TextsProvider>
  )
}
