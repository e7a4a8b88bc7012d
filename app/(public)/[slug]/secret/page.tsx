import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { findSchedule } from '@/lib/meetings/server/booking/schedule'
import { readPageLink } from '@/lib/platform/page-link-token'
import { isSlug } from '@/lib/vocabulary/text/slug'
import { cardViewport } from '../../card-viewport'
import { BookingScreen, missingMetadata, wordsOf } from '../booking-screen'

export const viewport = cardViewport

/** Drawn for each visit, because the link that leads here may be used up by then. `/{slug}?k=` is rewritten to it. */
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<{ k?: string | string[] }> }

/** Search engines and previews of a shared link learn the title and no more. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { schedule } = await read(props)
  if (!schedule) return missingMetadata()
  return { ...missingMetadata(), title: wordsOf(schedule).title }
}

export default async function SecretPage(props: Props) {
  const { schedule, k } = await read(props)
  // Before anything is streamed, for the status.
  if (!schedule) notFound()
  return <BookingScreen schedule={schedule} k={k} />
}

async function read({ params, searchParams }: Props) {
  const asked = String((await searchParams).k ?? '')
  const schedule = asked ? await readSchedule((await params).slug, asked) : null
  // A public page takes no notice of others. What we signed needs no encoding in an address.
  return { schedule, k: readPageLink(asked) ? asked : '' }
}

const readSchedule = cache(async (address: string, k: string) => {
  const slug = address.toLowerCase()
  return isSlug(slug) ? findSchedule(slug, k) : null
})
