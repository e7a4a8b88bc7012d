import { accentIn, checkAccent } from '@/lib/shared/accent'

const GREEN = '#0b6a50'
const INK = '#1d1c1a'
const GREY = '#625f59'

/** A text that the layout engine sets, or a picture of one that it cannot set, in pixels of the card. */
export type PreviewText = string | { src: string; width: number; height: number; text: string }
/** `text`: legible on the color. */
export type PreviewAccent = { color: string; text: string }
export type PreviewLetters = { fontSize: number; fontWeight: 400 | 600; color: string }

/** `accent`: `#rrggbb`; empty for the product's own color. */
export function previewAccent(accent: string | undefined): PreviewAccent {
  const color = accent ? accentIn('light', accent) : GREEN
  return { color, text: checkAccent(color).text }
}

/** The letters of each text of a preview. */
export const PREVIEW_LETTERS = {
  title: (title: string): PreviewLetters => ({ fontSize: title.length > 40 ? 64 : 84, fontWeight: 600, color: INK }),
  ownerName: { fontSize: 38, fontWeight: 400, color: GREY },
  initials: { fontSize: 40, fontWeight: 600, color: '#ffffff' },
  description: { fontSize: 34, fontWeight: 400, color: GREY },
  note: { fontSize: 34, fontWeight: 400, color: GREY },
  call: ({ text }: PreviewAccent): PreviewLetters => ({ fontSize: 34, fontWeight: 600, color: text }),
} as const
