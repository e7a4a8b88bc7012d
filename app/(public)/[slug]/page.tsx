import type { Metadata } from 'next'
import { cache } from 'react'
import { EarlyScript } from '@/components/visitor/early/early-script'
import { findSchedule } from '@/lib/meetings/server/booking/schedule'
import { pick } from '@/lib/vocabulary/pick'
import { isSlug } from '@/lib/vocabulary/text/slug'
import { cardViewport } from '../card-viewport'
import { BookingScreen, missingMetadata, wordsOf } from './booking-screen'

export const viewport = cardViewport

// Cached, and thrown away by the owner's writes, on other processes within seconds. The rest is for what bypasses us. A secret
// page is not there: whoever has a link of it gets ./secret/page.tsx, by a rewrite of next.config.mjs.
export const revalidate = 300
export const dynamicParams = true

type Props = { params: Promise<{ slug: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const schedule = await readSchedule((await params).slug)
  if (!schedule) return missingMetadata()
  const { title, description } = wordsOf(schedule)
  return {
    title,
    description,
    alternates: { canonical: `/${schedule.slug}` },
    openGraph: { type: 'website', siteName: 'Slotform', url: `/${schedule.slug}`, title, description },
    twitter: { card: 'summary_large_image', title, description },
  }
}

export default async function BookingPage({ params }: Props) {
  const schedule = await readSchedule((await params).slug)
  const early = schedule && (
    <EarlyScript {...pick(schedule, ['slug', 'timezone', 'duration', 'durations', 'lockTimezone', 'dates'])} />
  )
  return <BookingScreen schedule={schedule} early={early} />
}

/** Read once for the page and its metadata. A malformed slug never reaches the database. */
const readSchedule = cache(async (address: string) => {
  const slug = address.toLowerCase()
  return isSlug(slug) ? findSchedule(slug) : null
})
