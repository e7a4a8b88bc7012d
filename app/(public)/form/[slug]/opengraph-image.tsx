import { notFound } from 'next/navigation'
import { PreviewCard } from '@/components/visitor/shared/preview-card'
import { checkAccent } from '@/lib/forms/accent'
import { findFormToDraw } from '@/lib/forms/server/public-form'
import { toDrawableText } from '@/lib/meetings/visitor/drawable-text'
import { form as text } from '@/messages/en/form'
import { drawPreview, PREVIEW_SIZE } from '../../preview-image'

export const alt = text.preview.alt
export const size = PREVIEW_SIZE
export const contentType = 'image/png'
// Kept as long as a page that nobody changes: drawing one takes a moment of the processor.
export const revalidate = 300
export const dynamicParams = true

export function generateStaticParams() {
  return []
}

export default async function FormPreview({ params }: { params: Promise<{ slug: string }> }) {
  const published = (await findFormToDraw((await params).slug.toLowerCase(), new Date()))?.form
  if (!published) notFound()
  const { accent } = published.theme
  const card = (
    <PreviewCard
      title={toDrawableText(published.title, 90) || text.preview.title}
      description={toDrawableText(published.description, 110)}
      note={text.questions(published.questions.length)}
      call={text.preview.call}
      brand="Slotform"
      button={accent ? { background: accent, text: checkAccent(accent).text } : undefined}
    />
  )
  return drawPreview(card, revalidate)
}
