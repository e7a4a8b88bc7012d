import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { cardViewport } from '@/app/card-viewport'
import { findSchedule } from '@/lib/meetings/server/booking/schedule'
import { findByToken } from '@/lib/platform/tokens'
import type { Language } from '@/lib/shared/languages'
import { isSlug } from '@/lib/shared/text/slug'
import { BookingScreen, missingMetadata, wordsOf } from '../../../../booking-screen'
import { type AddressParams, languageOf } from '../../../../visitor-language'

export const viewport: Viewport = { ...cardViewport, interactiveWidget: 'resizes-content' }

/** Drawn for each visit, because the link that leads here may be used up by then. `/{slug}?k=` is rewritten to it. */
export const dynamic = 'force-dynamic'

type Props = { params: Promise<AddressParams & { slug: string }>; searchParams: Promise<{ k?: string | string[] }> }

/** Search engines and previews of a shared link learn the title and no more. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { schedule, language } = await read(props)
  const missing = missingMetadata(language)
  return schedule ? { ...missing, title: wordsOf(schedule, language).title } : missing
}

export default async function SecretPage(props: Props) {
  const { schedule, language, k } = await read(props)
  // Before anything is streamed, for the status.
  if (!schedule) notFound()
  return <BookingScreen schedule={schedule} language={language} k={k} />
}

async function read({ params, searchParams }: Props) {
  const asked = String((await searchParams).k ?? '')
  const given = await params
  const language = await languageOf('page', given)
  const schedule = asked ? await readSchedule(given.slug, language, asked) : null
  // A public page takes no notice of what we did not sign. What we signed needs no encoding in an address.
  return { schedule, language, k: (await findByToken('page', asked)) ? asked : '' }
}

const readSchedule = cache(async (address: string, language: Language, k: string) => {
  const slug = address.toLowerCase()
  return isSlug(slug) ? findSchedule(slug, language, k) : null
})
