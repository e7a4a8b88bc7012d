import { notFound } from 'next/navigation'
import { PreviewCard } from '@/components/visitor/shared/preview-card'
import { findSchedule } from '@/lib/meetings/server/booking/schedule'
import { toDrawableText } from '@/lib/meetings/visitor/drawable-text'
import { readPreviewPictures } from '@/lib/settings/pictures'
import { durationWords } from '@/lib/time/duration-words'
import { isSlug } from '@/lib/vocabulary/text/slug'
import { textsFor } from '@/messages'
import { drawPreview, PREVIEW_SIZE } from '../preview-image'

export const alt = textsFor('visitor').t.booking.preview.alt
export const size = PREVIEW_SIZE
export const contentType = 'image/png'
// Cached as long as an unchanged page, because rendering an image costs CPU.
export const revalidate = 300
export const dynamicParams = true

export function generateStaticParams() {
  return []
}

export default async function BookingPagePreview({ params }: { params: Promise<{ slug: string }> }) {
  const slug = (await params).slug.toLowerCase()
  const schedule = isSlug(slug) ? await findSchedule(slug) : null
  if (!schedule) notFound()
  const words = textsFor('visitor').part('booking')
  const pictures = await readPreviewPictures(schedule.brand)
  const card = (
    <PreviewCard
      title={toDrawableText(schedule.title, 90) || words.t.preview.title}
      ownerName={toDrawableText(schedule.ownerName, 50)}
      {...pictures}
      accent={schedule.brand?.accent}
      note={durationWords(words, schedule.duration)}
      call={words.t.preview.call}
      brand="Slotform"
    />
  )
  return drawPreview(card, revalidate)
}
