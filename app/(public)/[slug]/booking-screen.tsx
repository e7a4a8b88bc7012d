import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { MissingPage } from '@/components/layout/missing-page'
import { BookingCard } from '@/components/visitor/booking/booking-card'
import { EmbedMode } from '@/components/visitor/embed/embed-mode'
import { NotFoundView } from '@/components/visitor/shared/not-found-view'
import type { Schedule } from '@/lib/meetings/server/booking/schedule'
import { textsFor } from '@/messages'
import { TextsProvider } from '@/messages/react/texts-provider'
import type { PartName } from '@/messages/texts'

const PARTS = [
  'booking',
  'bookingDialog',
  'timezones',
  'success',
  'locations',
  'joining',
  'entry',
  'tryAgain',
  'mailLimits',
  'visitorChecks',
  'visitorErrors',
] as const

/** Texts that only some pages need. */
function partsOf({ form, approval, maxGuests, requireEmailCheck }: Schedule): PartName[] {
  const parts: PartName[] = []
  if (form) parts.push('form')
  if (approval) parts.push('bookingRequest')
  if (maxGuests || requireEmailCheck) parts.push('bookingPeople')
  return parts
}

export function missingMetadata(): Metadata {
  const { t } = textsFor('visitor').part('booking')
  return { title: t.notFound.page, robots: { index: false }, openGraph: { images: [] }, twitter: { images: [] } }
}

/** The words of a booking page for its tab and for those who find it. */
export function wordsOf({ title, ownerName, duration, ...schedule }: Schedule) {
  const { t, say } = textsFor('visitor').part('booking')
  const opening = schedule.description.replace(/\s+/g, ' ').trim().slice(0, 200)
  return {
    title: say(t.pageTitle, { title, host: ownerName }),
    description: opening || say(t.pageDescription, { count: duration, host: ownerName }),
  }
}

/** `k` is of the link that led to a secret page. `early` stands before everything else. */
export function BookingScreen({ schedule, k, early }: { schedule: Schedule | null; k?: string; early?: ReactNode }) {
  const texts = textsFor('visitor')
  if (!schedule) {
    return (
      <EmbedMode>
        <MissingPage view={<NotFoundView text={texts.t.booking.notFound.page} texts={texts.part('errors')} />} />
      </EmbedMode>
    )
  }
  return (
    <TextsProvider texts={texts.pick(...PARTS, ...partsOf(schedule))}>
      {early}
      <EmbedMode>
        <BookingCard schedule={{ ...schedule, ...(k && { k }) }} texts={texts.part('booking')} />
      </EmbedMode>
    </TextsProvider>
  )
}
