import { notFound } from 'next/navigation'
import { PreviewCard } from '@/components/visitor/shared/preview-card'
import { findSchedule } from '@/lib/meetings/server/booking/schedule'
import { toDrawableText } from '@/lib/meetings/visitor/drawable-text'
import { isSlug } from '@/lib/vocabulary/slug'
import { booking as text } from '@/messages/en/booking'
import { drawPreview, PREVIEW_SIZE } from '../preview-image'

export const alt = text.preview.alt
export const size = PREVIEW_SIZE
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
      note={text.minutes(schedule.duration)}
      call={text.preview.call}
      brand="Slotform"
    />
  )
  return drawPreview(card, revalidate)
}
