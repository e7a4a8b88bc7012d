import { notFound } from 'next/navigation'
import { PreviewCard } from '@/components/visitor/shared/preview-card'
import { toDrawableText } from '@/lib/meetings/visitor/drawable-text'
import { readPreviewPictures } from '@/lib/settings/pictures'
import { findPublicProfile } from '@/lib/settings/profile'
import { textsFor } from '@/messages'
import { drawPreview, PREVIEW_SIZE } from '../../preview-image'

export const alt = textsFor('visitor').t.profile.preview.alt
export const size = PREVIEW_SIZE
export const contentType = 'image/png'
// Cached as long as an unchanged page, because rendering an image costs CPU.
export const revalidate = 300
export const dynamicParams = true

export function generateStaticParams() {
  return []
}

export default async function ProfilePreview({ params }: { params: Promise<{ username: string }> }) {
  const profile = await findPublicProfile((await params).username)
  if (!profile) notFound()
  const { name, brand, pages, username } = profile
  const { preview } = textsFor('visitor').t.profile
  const card = (
    <PreviewCard
      title={toDrawableText(name, 90) || username}
      ownerName={toDrawableText(name, 50)}
      {...(await readPreviewPictures(brand))}
      accent={brand?.accent}
      description={toDrawableText(brand?.bio ?? '', 110)}
      note=""
      call={pages.length > 0 ? preview.call : preview.formsCall}
      brand="Slotform"
    />
  )
  return drawPreview(card, revalidate)
}
