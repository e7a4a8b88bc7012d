/** The backgrounds of pages and cards in the two color schemes, as in app/globals.css. */
const BACKGROUNDS = { light: ['#faf9f7', '#ffffff'], dark: ['#131312', '#1b1b19'] }
/** The contrast that WCAG 2.2 (1.4.11) asks of a button. */
const MIN_RATIO = 3
/** And of text. */
export const TEXT_RATIO = 4.5
const WHITE = '#ffffff'
/** Steps between a color and black or white. */
const SHADES = 20
/** Each step makes a dark color so much brighter before it adds white, and so keeps the hue. */
const LIFT = 1 / 3
/** A color that carries white text this well is darkened until it carries it: black text on a strong red or blue is glaring. */
const NEARLY_ENOUGH = 3.8

export type AccentCheck = {
  /** The color of text on the accent: white where it has 4.5:1, or else black, which then has more. */
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
    text: contrastRatio(accent, WHITE) >= TEXT_RATIO ? WHITE : '#000000',
    faintIn: schemes.filter((scheme) => BACKGROUNDS[scheme].some((color) => contrastRatio(accent, color) < MIN_RATIO)),
  }
}

/** The accent as drawn in one scheme, darkened or lightened until its contrast with the page suffices. */
export function accentIn(scheme: 'light' | 'dark', accent: string, ratio = MIN_RATIO): string {
  const isSeen = (shade: string) => BACKGROUNDS[scheme].every((color) => contrastRatio(shade, color) >= ratio)
  const toShade = scheme === 'light' ? darken : lighten
  for (let step = 0; step < SHADES; step++) {
    const shade = toShade(accent, step)
    if (!isSeen(shade)) continue
    const carrying = carryWhite(shade)
    return isSeen(carrying) ? carrying : shade
  }
  return toShade(accent, SHADES)
}

function carryWhite(shade: string): string {
  if (contrastRatio(shade, WHITE) < NEARLY_ENOUGH) return shade
  let carrying = shade
  while (contrastRatio(carrying, WHITE) < TEXT_RATIO) carrying = darken(carrying, 0.5)
  return carrying
}

const darken = (color: string, step: number) => change(color, (channel) => channel * (1 - step / SHADES))

function lighten(color: string, step: number): string {
  const lift = (channel: number) => Math.min(255, channel * (1 + step * LIFT))
  return change(color, (channel) => lift(channel) + ((255 - lift(channel)) * step) / SHADES)
}

function change(color: string, to: (channel: number) => number): string {
  const channels = [1, 3, 5].map((start) => Math.round(to(Number.parseInt(color.slice(start, start + 2), 16))))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
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
