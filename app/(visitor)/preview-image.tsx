import { notFound } from 'next/navigation'
import { ImageResponse } from 'next/og'
import { PreviewCard } from '@/components/visitor/shared/preview-card'
import { drawableLanguage, hasJapanese, toDrawableText } from '@/lib/meetings/visitor/drawable-text'
import { withLanguage } from '@/lib/meetings/visitor/with-language'
import { readPreviewPictures } from '@/lib/settings/pictures'
import type { Brand } from '@/lib/vocabulary/brand'
import type { Language } from '@/lib/vocabulary/languages'
import { textsOf } from '@/messages'
import type { Texts } from '@/messages/texts'
import { japaneseLetters, previewFonts } from './preview-fonts'
import { namedLanguage, type VisitorParams } from './visitor-language'

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
  const isJapanese = hasJapanese([title, titleElse, ownerName, description, note, call].join(' '))
  const [pictures, fonts, letters] = await Promise.all([
    readPreviewPictures(brand),
    previewFonts(isJapanese),
    isJapanese ? japaneseLetters() : undefined,
  ])
  const drawnTitle = toDrawableText(title, MAX_TITLE, letters) || titleElse
  const card = (
    <PreviewCard
      {...pictures}
      title={drawnTitle}
      // The card does not repeat a name that is its title, even where that is cut off later.
      ownerName={ownerName === title ? drawnTitle : toDrawableText(ownerName, MAX_NAME, letters)}
      description={toDrawableText(description, MAX_DESCRIPTION, letters)}
      accent={accent}
      note={note}
      call={call}
      brand="Slotform"
    />
  )
  return new ImageResponse(card, {
    ...PREVIEW_SIZE,
    fonts,
    headers: { 'Cache-Control': `public, max-age=${maxAgeSeconds}` },
  })
}

/** The words of a picture, in the language of the page if that can be drawn. */
export function drawnTexts(params: VisitorParams): Texts {
  return textsOf(drawableLanguage(namedLanguage(params)))
}

/** The picture of the page at `path`, for its metadata: whoever reads them says no language. */
export function previewOf(path: string, language: Language, alt: string) {
  return [{ url: withLanguage(`${path}/picture`, language), alt, ...PREVIEW_SIZE, type: PREVIEW_TYPE }]
}

/** Images are drawn when they are asked for, none by the build. */
export function generateStaticParams() {
  return []
}
