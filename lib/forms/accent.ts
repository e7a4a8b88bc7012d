/** Backgrounds of the two schemes, as app/globals.css has them: the page's and the card's, whichever is nearer. */
const BACKGROUNDS = { light: ['#faf9f7', '#ffffff'], dark: ['#131312', '#1b1b19'] }
/** WCAG 2.2, 1.4.11: what a button needs to stand out. */
const MIN_RATIO = 3
/** Fine enough that a colour moves no further than it must. */
const SHADES = 20

export type AccentCheck = {
  /** The colour of text on the accent: the better readable one of black and white, which is always at least 4.5:1. */
  text: '#ffffff' | '#000000'
  /** Schemes in which the accent does not stand out from the page. */
  faintIn: ('light' | 'dark')[]
}

/** `#rgb` has no place here: one spelling for one colour. */
export function isAccent(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

export function checkAccent(accent: string): AccentCheck {
  const schemes = ['light', 'dark'] as const
  return {
    text: contrastRatio(accent, '#ffffff') >= contrastRatio(accent, '#000000') ? '#ffffff' : '#000000',
    faintIn: schemes.filter((scheme) =>
      BACKGROUNDS[scheme].some((colour) => contrastRatio(accent, colour) < MIN_RATIO),
    ),
  }
}

/**
 * The accent as it is drawn in one scheme: itself where it stands out, else moved towards black or white until it does.
 */
export function accentIn(scheme: 'light' | 'dark', accent: string): string {
  const end = scheme === 'light' ? 0 : 255
  for (let step = 0; step < SHADES; step++) {
    const shade = mix(accent, end, step / SHADES)
    if (BACKGROUNDS[scheme].every((colour) => contrastRatio(shade, colour) >= MIN_RATIO)) return shade
  }
  return mix(accent, end, 1)
}

function mix(colour: string, end: number, share: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  const mixed = channels.map((channel) => Math.round(channel + (end - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. Colours are `#rrggbb`. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(colour.slice(start, start + 2), 16)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
