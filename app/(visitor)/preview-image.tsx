import { ImageResponse } from 'next/og'
import { PreviewCard } from '@/components/visitor/shared/preview-card'
import { PREVIEW_LETTERS, type PreviewAccent, previewAccent } from '@/components/visitor/shared/preview-letters'
import { toPreviewResponse } from '@/lib/api/file'
import { hasJapanese, toDrawableText } from '@/lib/meetings/visitor/drawable-text'
import { sha256 } from '@/lib/platform/sha256'
import { readPreviewPictures } from '@/lib/settings/pictures'
import type { Brand } from '@/lib/shared/brand'
import { drawnAvatar } from '@/lib/shared/drawn-avatar'
import { AppError } from '@/lib/shared/errors'
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

/** Raised when the same words are drawn differently. */
const DRAWING = 1
const MAX_KEPT = 100
/** What was drawn in this process, by what it shows: nothing has to be taken out of it when a page changes. Newest last. */
const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** The picture of a shared link. A page that is not there is a 404, which nobody keeps: the page may be made soon. */
export async function answerPreview(
  request: Request,
  preview: Preview | null | undefined,
  language: Language,
): Promise<Response> {
  if (!preview) throw new AppError('not_found')
  const key = sha256(JSON.stringify([DRAWING, language, preview]))
  return toPreviewResponse(request, { etag: `"${key.slice(0, 32)}"`, draw: () => drawOnce(key, preview, language) })
}

function drawOnce(key: string, preview: Preview, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = kept.get(key) ?? drawPreview(preview, language)
  kept.delete(key)
  kept.set(key, drawn)
  for (const oldest of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(oldest)
  drawn.catch(() => kept.delete(key))
  return drawn
}

async function drawPreview(preview: Preview, language: Language): Promise<Uint8Array<ArrayBuffer>> {
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
  return new Uint8Array(await new ImageResponse(card, { ...PREVIEW_SIZE, fonts }).arrayBuffer())
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
