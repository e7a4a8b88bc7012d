import { findFormToDraw } from '@/lib/forms/server/public-form'
import { DEFAULT_LANGUAGE } from '@/lib/vocabulary/languages'
import { textsOf } from '@/messages'
import { drawPreview, generateStaticParams, PREVIEW_SIZE, PREVIEW_TYPE } from '../../../../preview-image'
import { type AddressParams, languageOf } from '../../../../visitor-language'

export const alt = textsOf(DEFAULT_LANGUAGE).t.form.preview.alt
export const size = PREVIEW_SIZE
export const contentType = PREVIEW_TYPE
// Cached as long as an unchanged page, because rendering an image costs CPU.
export const revalidate = 300
export const dynamicParams = true
export { generateStaticParams }

export default async function FormPreview({ params }: { params: Promise<AddressParams & { slug: string }> }) {
  const language = await languageOf('form', await params)
  const form = (await findFormToDraw((await params).slug.toLowerCase(), language, new Date()))?.form
  const { t, say } = textsOf(language).part('form')
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
  return drawPreview(preview ?? null, revalidate)
}
