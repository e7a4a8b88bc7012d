import { notFound } from 'next/navigation'
import { PreviewCard } from '@/components/visitor/shared/preview-card'
import { findFormToDraw } from '@/lib/forms/server/public-form'
import { toDrawableText } from '@/lib/meetings/visitor/drawable-text'
import { readPreviewPictures } from '@/lib/settings/pictures'
import { textsFor } from '@/messages'
import { drawPreview, PREVIEW_SIZE } from '../../preview-image'

export const alt = textsFor('visitor').t.form.preview.alt
export const size = PREVIEW_SIZE
export const contentType = 'image/png'
// Cached as long as an unchanged page, because rendering an image costs CPU.
export const revalidate = 300
export const dynamicParams = true

export function generateStaticParams() {
  return []
}

export default async function FormPreview({ params }: { params: Promise<{ slug: string }> }) {
  const published = (await findFormToDraw((await params).slug.toLowerCase(), new Date()))?.form
  if (!published) notFound()
  const { theme, brand } = published
  const pictures = await readPreviewPictures(brand)
  const { t, say } = textsFor('visitor').part('form')
  const card = (
    <PreviewCard
      title={toDrawableText(published.title, 90) || t.preview.title}
      ownerName={toDrawableText(brand?.name ?? '', 50)}
      {...pictures}
      description={toDrawableText(published.description, 110)}
      note={say(t.questions, { count: published.questions.length })}
      call={t.preview.call}
      brand="Slotform"
      accent={theme.accent}
    />
  )
  return drawPreview(card, revalidate)
}
