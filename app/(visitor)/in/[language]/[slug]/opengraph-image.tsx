import { findSchedule } from '@/lib/meetings/server/booking/schedule'
import { durationWords } from '@/lib/time/duration-words'
import { DEFAULT_LANGUAGE } from '@/lib/vocabulary/languages'
import { isSlug } from '@/lib/vocabulary/text/slug'
import { textsOf } from '@/messages'
import { drawPreview, generateStaticParams, PREVIEW_SIZE, PREVIEW_TYPE } from '../../../preview-image'
import { type AddressParams, languageOf } from '../../../visitor-language'

export const alt = textsOf(DEFAULT_LANGUAGE).t.booking.preview.alt
export const size = PREVIEW_SIZE
export const contentType = PREVIEW_TYPE
// Cached as long as an unchanged page, because rendering an image costs CPU.
export const revalidate = 300
export const dynamicParams = true
export { generateStaticParams }

export default async function BookingPagePreview({ params }: { params: Promise<AddressParams & { slug: string }> }) {
  const slug = (await params).slug.toLowerCase()
  const language = await languageOf('page', await params)
  const schedule = isSlug(slug) ? await findSchedule(slug, language) : null
  const words = textsOf(language).part('booking')
  const preview = schedule && {
    title: schedule.title,
    titleElse: words.t.preview.title,
    ownerName: schedule.ownerName,
    brand: schedule.brand,
    accent: schedule.brand?.accent,
    note: durationWords(words, schedule.duration),
    call: words.t.preview.call,
  }
  return drawPreview(preview, revalidate)
}
