import { findFormToDraw } from '@/lib/forms/server/public-form'
import { textsFor } from '@/messages'
import { drawPreview, generateStaticParams, PREVIEW_SIZE, PREVIEW_TYPE } from '../../preview-image'

export const alt = textsFor('visitor').t.form.preview.alt
export const size = PREVIEW_SIZE
export const contentType = PREVIEW_TYPE
// Cached as long as an unchanged page, because rendering an image costs CPU.
export const revalidate = 300
export const dynamicParams = true
export { generateStaticParams }

export default async function FormPreview({ params }: { params: Promise<{ slug: string }> }) {
  const form = (await findFormToDraw((await params).slug.toLowerCase(), new Date()))?.form
  const { t, say } = textsFor('visitor').part('form')
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
