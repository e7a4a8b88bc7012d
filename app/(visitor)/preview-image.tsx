import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { notFound } from 'next/navigation'
import { ImageResponse } from 'next/og'
import { PreviewCard } from '@/components/visitor/shared/preview-card'
import { toDrawableText } from '@/lib/meetings/visitor/drawable-text'
import { readPreviewPictures } from '@/lib/settings/pictures'
import type { Brand } from '@/lib/vocabulary/brand'

// From the package that the pages' own font comes from; nothing is fetched. Each is named in full for what packs a build.
const REGULAR = path.join(process.cwd(), 'node_modules/geist/dist/fonts/geist-sans/Geist-Regular.ttf')
const SEMI_BOLD = path.join(process.cwd(), 'node_modules/geist/dist/fonts/geist-sans/Geist-SemiBold.ttf')

const MAX_TITLE = 90
const MAX_NAME = 50
const MAX_DESCRIPTION = 110

export const PREVIEW_SIZE = { width: 1200, height: 630 }
export const PREVIEW_TYPE = 'image/png'

type Preview = {
  title: string
  /** Stands for a title in letters that the font lacks. */
  titleElse: string
  /** Empty when visitors do not see it. */
  ownerName: string
  brand: Brand | null | undefined
  /** `#rrggbb`; empty for the product's own color. */
  accent: string | undefined
  description?: string
  note: string
  call: string
}

/** The picture of a shared link; `null` answers 404. `maxAgeSeconds` is how long others may keep it. */
export async function drawPreview(preview: Preview | null, maxAgeSeconds: number): Promise<ImageResponse> {
  if (!preview) notFound()
  const { title, titleElse, ownerName, brand, accent, description = '', note, call } = preview
  const [pictures, regular, semiBold] = await Promise.all([
    readPreviewPictures(brand),
    readFile(REGULAR),
    readFile(SEMI_BOLD),
  ])
  const drawnTitle = toDrawableText(title, MAX_TITLE) || titleElse
  const card = (
    <PreviewCard
      {...pictures}
      title={drawnTitle}
      // The card does not repeat a name that is its title, even where that is cut off later.
      ownerName={ownerName === title ? drawnTitle : toDrawableText(ownerName, MAX_NAME)}
      description={toDrawableText(description, MAX_DESCRIPTION)}
      accent={accent}
      note={note}
      call={call}
      brand="Slotform"
    />
  )
  return new ImageResponse(card, {
    ...PREVIEW_SIZE,
    fonts: [
      { name: 'Geist', data: regular, weight: 400 },
      { name: 'Geist', data: semiBold, weight: 600 },
    ],
    headers: { 'Cache-Control': `public, max-age=${maxAgeSeconds}` },
  })
}

/** Images are drawn when they are asked for, none by the build. */
export function generateStaticParams() {
  return []
}
