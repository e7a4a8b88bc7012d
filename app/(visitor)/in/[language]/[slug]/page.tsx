import type { Metadata, Viewport } from 'next'
import { cache } from 'react'
import { cardViewport } from '@/app/card-viewport'
import { EarlyScript } from '@/components/visitor/early/early-script'
import { findSchedule } from '@/lib/meetings/server/booking/schedule'
import type { Language } from '@/lib/shared/languages'
import { pick } from '@/lib/shared/pick'
import { isSlug } from '@/lib/shared/text/slug'
import { textsOf } from '@/messages'
import { BookingScreen, missingMetadata, wordsOf } from '../../../booking-screen'
import { previewOf } from '../../../preview-address'
import { type AddressParams, languageOf } from '../../../visitor-language'

/** A keyboard makes the window lower instead of covering the sheet in it. */
export const viewport: Viewport = { ...cardViewport, interactiveWidget: 'resizes-content' }

// Cached, and thrown away by the owner's writes, on other processes within seconds. The rest is for what bypasses us. A secret
// page is not there: whoever has a link of it gets ./secret/page.tsx, by a rewrite of next.config.mjs.
export const revalidate = 300
export const dynamicParams = true

type Props = { params: Promise<AddressParams & { slug: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [schedule, language] = await read(params)
  if (!schedule) return missingMetadata(language)
  const { title, description } = wordsOf(schedule, language)
  const images = previewOf(`/${schedule.slug}`, language, textsOf(language).t.booking.preview.alt)
  return {
    title,
    description,
    alternates: { canonical: `/${schedule.slug}` },
    openGraph: { type: 'website', siteName: 'Slotform', url: `/${schedule.slug}`, title, description, images },
    twitter: { card: 'summary_large_image', title, description },
  }
}

export default async function BookingPage({ params }: Props) {
  const [schedule, language] = await read(params)
  const early = schedule && (
    <EarlyScript {...pick(schedule, ['slug', 'timezone', 'duration', 'durations', 'lockTimezone', 'dates'])} />
  )
  return <BookingScreen schedule={schedule} language={language} early={early} />
}

async function read(params: Props['params']) {
  const given = await params
  const language = await languageOf('page', given)
  return [await readSchedule(given.slug, language), language] as const
}

/** Read once for the page and its metadata. A malformed slug never reaches the database. */
const readSchedule = cache(async (address: string, language: Language) => {
  const slug = address.toLowerCase()
  return isSlug(slug) ? findSchedule(slug, language) : null
})
