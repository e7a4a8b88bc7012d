import { notFound } from 'next/navigation'
import { ImageResponse } from 'next/og'
import { PreviewCard } from '@/components/visitor/shared/preview-card'
import { PREVIEW_LETTERS, type PreviewAccent, previewAccent } from '@/components/visitor/shared/preview-letters'
import { hasJapanese, toDrawableText } from '@/lib/meetings/visitor/drawable-text'
import { readPreviewPictures } from '@/lib/settings/pictures'
import type { Brand } from '@/lib/shared/brand'
import { drawnAvatar } from '@/lib/shared/drawn-avatar'
import type { Language } from '@/lib/shared/languages'
import { isRtl } from '@/lib/shared/text/direction'
import { textsOf } from '@/messages'
import type { Texts } from '@/messages/texts'
import { PREVIEW_SIZE } from './preview-address'
import { japaneseLetters, previewFonts } from './preview-fonts'
import { drawLine } from './preview-line'
import { namedLanguage, type VisitorParams } from './visitor-language'

const MAX_TITLE = 90
const MAX_NAME = 50
const MAX_DESCRIPTION = 110
/** In which lines with Arabic letters are broken. */
const WIDTHS = { whole: 1040, part: 600 }

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
export async function drawPreview(
  preview: Preview | null,
  language: Language,
  maxAgeSeconds: number,
): Promise<ImageResponse> {
  if (!preview) notFound()
  const { title, titleElse, ownerName, brand, description = '', note, call } = preview
  const isJapanese = hasJapanese([title, titleElse, ownerName, description, note, call].join(' '))
  const [pictures, fonts, letters] = await Promise.all([
    readPreviewPictures(brand),
    previewFonts(isJapanese),
    isJapanese ? japaneseLetters() : undefined,
  ])
  const drawnTitle = toDrawableText(title, MAX_TITLE, letters) || titleElse
  // The card does not repeat a name that is its title, even where that is cut off later.
  const name = ownerName === title ? drawnTitle : toDrawableText(ownerName, MAX_NAME, letters)
  const accent = previewAccent(preview.accent)
  const lines = await drawLines(
    {
      title: drawnTitle,
      ownerName: name,
      description: toDrawableText(description, MAX_DESCRIPTION, letters),
      note,
      call,
    },
    accent,
  )
  const card = <PreviewCard {...pictures} {...lines} accent={accent} isRtl={isRtl(language)} brand="Slotform" />
  return new ImageResponse(card, {
    ...PREVIEW_SIZE,
    fonts,
    headers: { 'Cache-Control': `public, max-age=${maxAgeSeconds}` },
  })
}

type Words = Record<'title' | 'ownerName' | 'description' | 'note' | 'call', string>

async function drawLines({ title, ownerName, description, note, call }: Words, accent: PreviewAccent) {
  const { initials, from, to } = drawnAvatar(ownerName)
  const drawn = {
    title: await drawLine(title, PREVIEW_LETTERS.title(title), WIDTHS.whole),
    ownerName: await drawLine(ownerName, PREVIEW_LETTERS.ownerName, WIDTHS.part),
    description: await drawLine(description, PREVIEW_LETTERS.description, WIDTHS.whole),
    note: await drawLine(note, PREVIEW_LETTERS.note, WIDTHS.part),
    call: await drawLine(call, PREVIEW_LETTERS.call(accent), WIDTHS.part),
  }
  return { ...drawn, avatar: { initials: await drawLine(initials, PREVIEW_LETTERS.initials, WIDTHS.part), from, to } }
}

/** The words of a picture, in the language of the page. */
export function drawnTexts(params: VisitorParams): Texts {
  return textsOf(namedLanguage(params))
}

/** Images are drawn when they are asked for, none by the build. */
export function generateStaticParams() {
  return []
}
