import { findSchedule } from '@/lib/meetings/server/booking/schedule'
import { isSlug } from '@/lib/shared/text/slug'
import { durationWords } from '@/lib/time/duration-words'
import { drawnTexts, drawPreview, generateStaticParams } from '../../../../preview-image'
import type { VisitorParams } from '../../../../visitor-language'

// Cached as long as an unchanged page, because rendering an image costs CPU.
export const dynamic = 'force-static'
export const revalidate = 300
export const dynamicParams = true
export { generateStaticParams }

export async function GET(_: Request, { params }: { params: Promise<VisitorParams & { slug: string }> }) {
  const slug = (await params).slug.toLowerCase()
  const texts = drawnTexts(await params)
  const schedule = isSlug(slug) ? await findSchedule(slug, texts.language) : null
  const words = texts.part('booking')
  const preview = schedule && {
    title: schedule.title,
    titleElse: words.t.preview.title,
    ownerName: schedule.ownerName,
    brand: schedule.brand,
    accent: schedule.brand?.accent,
    note: durationWords(words, schedule.duration),
    call: words.t.preview.call,
  }
  return drawPreview(preview, texts.language, revalidate)
}
