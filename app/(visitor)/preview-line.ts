import type { PreviewLetters, PreviewText } from '@/components/visitor/shared/preview-letters'
import { hasArabic } from '@/lib/meetings/visitor/drawable-text'
import { escapeHtml } from '@/lib/shared/text/html-text'
import { ARABIC_FAMILIES, ARABIC_FONT_FILES } from './preview-fonts'

/** Twice as fine as the card, which scales it. */
const FINENESS = 2
/** At this density a point is a pixel. */
const DPI = 72
/** Both fonts together make lines that are too tall for a card. */
const LINE_HEIGHT = 0.68

let fonts: Promise<unknown> | undefined

/**
 * A line with Arabic letters as a picture, broken at `width` pixels of the card: joined, and set from the side of its first
 * letter. Others stay as they are.
 */
export async function drawLine(text: string, letters: PreviewLetters, width: number): Promise<PreviewText> {
  if (!hasArabic(text)) return text
  const { default: sharp } = await import('sharp')
  fonts ??= Promise.all(
    ARABIC_FONT_FILES.map((fontfile) => sharp({ text: { text: 'a', font: ARABIC_FAMILIES, fontfile } }).toBuffer()),
  )
  await fonts
  const { fontSize, fontWeight, color } = letters
  const markup = `<span foreground="${color}" weight="${fontWeight}" line_height="${LINE_HEIGHT}">${escapeHtml(text)}</span>`
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `${ARABIC_FAMILIES} ${fontSize}`,
      width: width * FINENESS,
      wrap: 'word-char',
      dpi: DPI * FINENESS,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  const src = `data:image/png;base64,${data.toString('base64')}`
  return { src, text, width: info.width / FINENESS, height: info.height / FINENESS }
}
