import { findFormToDraw } from '@/lib/forms/server/public-form'
import { drawnTexts, drawPreview, generateStaticParams } from '../../../../../preview-image'
import type { VisitorParams } from '../../../../../visitor-language'

// Cached as long as an unchanged page, because rendering an image costs CPU.
export const dynamic = 'force-static'
export const revalidate = 300
export const dynamicParams = true
export { generateStaticParams }

export async function GET(_: Request, { params }: { params: Promise<VisitorParams & { slug: string }> }) {
  const { slug, ...rest } = await params
  const texts = drawnTexts(rest)
  const form = (await findFormToDraw(slug.toLowerCase(), texts.language, new Date()))?.form
  const { t, say } = texts.part('form')
  const preview = form && {
    title: form.title,
    titleElse: t.preview.title,
    ownerName: form.brand?.name ?? '',
    brand: form.brand,
    accent: form.theme.accent,
    description: form.description,
    note: say(t.questions, { count: form.questions.length }),
    call: t.preview.call,
  }
  return drawPreview(preview ?? null, texts.language, revalidate)
}
