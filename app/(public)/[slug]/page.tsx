import type { Metadata } from 'next'
import { cache } from 'react'
import { MissingPage } from '@/components/layout/missing-page'
import { BookingCard } from '@/components/visitor/booking/booking-card'
import { EarlyScript } from '@/components/visitor/early/early-script'
import { EmbedMode } from '@/components/visitor/embed/embed-mode'
import { NotFoundView } from '@/components/visitor/shared/not-found-view'
import { findSchedule } from '@/lib/meetings/server/booking/schedule'
import { pick } from '@/lib/vocabulary/pick'
import { isSlug } from '@/lib/vocabulary/text/slug'
import { textsFor } from '@/messages'
import { TextsProvider } from '@/messages/react/texts-provider'
import type { PartName } from '@/messages/texts'
import { cardViewport } from '../card-viewport'

export const viewport = cardViewport

// Cached, and thrown away by the owner's writes, on other processes within seconds. The rest is for what bypasses us.
export const revalidate = 300
export const dynamicParams = true

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
] as const

const WITH_QUESTIONS = ['form'] as const
const REQUESTS = ['bookingRequest'] as const

type Props = { params: Promise<{ slug: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const schedule = await readSchedule((await params).slug)
  const { t, say } = textsFor('visitor').part('booking')
  if (!schedule)
    return { title: t.notFound.page, robots: { index: false }, openGraph: { images: [] }, twitter: { images: [] } }
  const { title, ownerName, duration } = schedule
  const fullTitle = say(t.pageTitle, { title, host: ownerName })
  const opening = schedule.description.replace(/\s+/g, ' ').trim().slice(0, 200)
  const description = opening || say(t.pageDescription, { minutes: duration, host: ownerName })
  return {
    title: fullTitle,
    description,
    alternates: { canonical: `/${schedule.slug}` },
    openGraph: { type: 'website', siteName: 'Slotform', url: `/${schedule.slug}`, title: fullTitle, description },
    twitter: { card: 'summary_large_image', title: fullTitle, description },
  }
}

export default async function BookingPage({ params }: Props) {
  const schedule = await readSchedule((await params).slug)
  const texts = textsFor('visitor')
  if (!schedule) {
    return (
      <EmbedMode>
        <MissingPage view={<NotFoundView text={texts.t.booking.notFound.page} texts={texts.part('errors')} />} />
      </EmbedMode>
    )
  }
  const parts: PartName[] = [...PARTS, ...(schedule.form ? WITH_QUESTIONS : []), ...(schedule.approval ? REQUESTS : [])]
  return (
    <TextsProvider texts={texts.pick(...parts)}>
      <EarlyScript {...pick(schedule, ['slug', 'timezone', 'duration', 'durations', 'lockTimezone', 'dates'])} />
      <EmbedMode>
        <BookingCard schedule={schedule} texts={texts.part('booking')} />
      </EmbedMode>
    </TextsProvider>
  )
}

/** Read once for the page and its metadata. A malformed slug never reaches the database. */
const readSchedule = cache(async (address: string) => {
  const slug = address.toLowerCase()
  return isSlug(slug) ? findSchedule(slug) : null
})
