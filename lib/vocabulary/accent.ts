/** The backgrounds of pages and cards in the two color schemes, as in app/globals.css. */
const BACKGROUNDS = { light: ['#faf9f7', '#ffffff'], dark: ['#131312', '#1b1b19'] }
/** The contrast that WCAG 2.2 (1.4.11) asks of a button. */
const MIN_RATIO = 3
/** And of text. */
export const TEXT_RATIO = 4.5
/** Steps between a color and black or white. */
const SHADES = 20

export type AccentCheck = {
  /** The color of text on the accent: black or white, whichever has more contrast, which is at least 4.5:1. */
  text: '#ffffff' | '#000000'
  /** Schemes in which the accent has too little contrast with the page. */
  faintIn: ('light' | 'dark')[]
}

/** Accepts `#rrggbb` only, so that a color has one spelling. */
export function isAccent(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

export function checkAccent(accent: string): AccentCheck {
  const schemes = ['light', 'dark'] as const
  return {
    text: contrastRatio(accent, '#ffffff') >= contrastRatio(accent, '#000000') ? '#ffffff' : '#000000',
    faintIn: schemes.filter((scheme) => BACKGROUNDS[scheme].some((color) => contrastRatio(accent, color) < MIN_RATIO)),
  }
}

/** The accent as drawn in one scheme, darkened or lightened until its contrast with the page suffices. */
export function accentIn(scheme: 'light' | 'dark', accent: string, ratio = MIN_RATIO): string {
  const end = scheme === 'light' ? 0 : 255
  for (let step = 0; step < SHADES; step++) {
    const shade = mix(accent, end, step / SHADES)
    if (BACKGROUNDS[scheme].every((color) => contrastRatio(shade, color) >= ratio)) return shade
  }
  return mix(accent, end, 1)
}

function mix(color: string, end: number, share: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
  const mixed = channels.map((channel) => Math.round(channel + (end - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. Colors are `#rrggbb`. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(color.slice(start, start + 2), 16)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
