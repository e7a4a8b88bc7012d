import type { CSSProperties } from 'react'
import { accentIn, checkAccent, TEXT_RATIO } from '@/lib/vocabulary/accent'

/** Light and dark. The first stands in the element; clients that know the dark scheme take the second from the head. */
const COLORS = {
  page: ['#f3f1ee', '#131312'],
  card: ['#ffffff', '#1b1b19'],
  soft: ['#f3f1ee', '#262624'],
  text: ['#1d1c1a', '#efede8'],
  quiet: ['#625f59', '#a8a49c'],
  line: ['#e3e0da', '#33322e'],
  alarm: ['#b3261e', '#ff8a80'],
} as const
const GREEN = ['#0b6a50', '#62cba6'] as const

export type MailColor = keyof typeof COLORS | 'accent' | 'onAccent' | 'link'

export type MailPalette = { [Color in MailColor]: readonly [light: string, dark: string] }

/** `accent`: of the mail's owner; empty for the product's own. */
export function mailPalette(accent: string): MailPalette {
  if (!accent) return { ...COLORS, accent: GREEN, link: GREEN, onAccent: ['#ffffff', '#06251b'] }
  const [light, dark] = [accentIn('light', accent), accentIn('dark', accent)]
  return {
    ...COLORS,
    accent: [light, dark],
    onAccent: [checkAccent(light).text, checkAccent(dark).text],
    link: [accentIn('light', accent, TEXT_RATIO), accentIn('dark', accent, TEXT_RATIO)],
  }
}

type Looks = { className: string; style: CSSProperties }

/** Colors of one element: `ink` of its text, `paper` behind it, `edge` around it. */
export function colored(
  palette: MailPalette,
  { ink, paper, edge }: { ink?: MailColor; paper?: MailColor; edge?: MailColor },
  style: CSSProperties = {},
): Looks {
  const names = [ink && `ink-${ink}`, paper && `paper-${paper}`, edge && `edge-${edge}`].filter(Boolean)
  return {
    className: names.join(' '),
    style: {
      ...style,
      ...(ink && { color: palette[ink][0] }),
      ...(paper && { backgroundColor: palette[paper][0] }),
      ...(edge && { borderColor: palette[edge][0] }),
    },
  }
}

/** For the head. A rule needs `!important` against the colors in the elements. */
export function darkStyles(palette: MailPalette): string {
  const rules = Object.entries(palette).map(
    ([name, [, dark]]) =>
      `.ink-${name}{color:${dark}!important}.paper-${name}{background-color:${dark}!important}.edge-${name}{border-color:${dark}!important}`,
  )
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}`
}
