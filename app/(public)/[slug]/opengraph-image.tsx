import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { notFound } from 'next/navigation'
import { ImageResponse } from 'next/og'
import { PreviewCard } from '@/components/booking/preview-card'
import { toDrawableText } from '@/lib/booking/drawable-text'
import { findSchedule } from '@/lib/booking/schedule'
import { isSlug } from '@/lib/time-slot-pages/slug'
import { booking as text } from '@/messages/en/booking'

// From the package that the pages' own font comes from; nothing is fetched. Each is named in full for what packs a build.
const REGULAR = path.join(process.cwd(), 'node_modules/geist/dist/fonts/geist-sans/Geist-Regular.ttf')
const SEMI_BOLD = path.join(process.cwd(), 'node_modules/geist/dist/fonts/geist-sans/Geist-SemiBold.ttf')

export const alt = text.preview.alt
export const size = { width: 1200, height: 630 }
export const contentType = 'image/png'
// Kept as long as a page that nobody changes: drawing one takes a moment of the processor.
export const revalidate = 300
export const dynamicParams = true

export function generateStaticParams() {
  return []
}

export default async function BookingPagePreview({ params }: { params: Promise<{ slug: string }> }) {
  const slug = (await params).slug.toLowerCase()
  const schedule = isSlug(slug) ? await findSchedule(slug) : null
  if (!schedule) notFound()
  const card = (
    <PreviewCard
      title={toDrawableText(schedule.title, 90) || text.preview.title}
      ownerName={toDrawableText(schedule.ownerName, 50)}
      duration={text.minutes(schedule.duration)}
      call={text.preview.call}
      brand="Slotform"
    />
  )
  const [regular, semiBold] = await Promise.all([readFile(REGULAR), readFile(SEMI_BOLD)])
  return new ImageResponse(card, {
    ...size,
    fonts: [
      { name: 'Geist', data: regular, weight: 400 },
      { name: 'Geist', data: semiBold, weight: 600 },
    ],
    headers: { 'Cache-Control': `public, max-age=${revalidate}` },
  })
}
