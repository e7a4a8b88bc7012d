import type { CSSProperties } from 'react'
import { accentIn, checkAccent, TEXT_RATIO } from '@/lib/shared/accent'

/** Replaces the product's accent, in shades with enough contrast in each scheme: `--link` for text, the others never. */
export function accentStyle(accent: string | undefined): CSSProperties | undefined {
  if (!accent) return undefined
  const [light, dark] = [accentIn('light', accent), accentIn('dark', accent)]
  return {
    '--primary': `light-dark(${light}, ${dark})`,
    '--primary-foreground': `light-dark(${checkAccent(light).text}, ${checkAccent(dark).text})`,
    '--primary-soft': `light-dark(${tint(12)}, ${tint(22)})`,
    '--primary-soft-foreground': 'var(--foreground)',
    '--ring': 'var(--primary)',
    '--link': `light-dark(${accentIn('light', accent, TEXT_RATIO)}, ${accentIn('dark', accent, TEXT_RATIO)})`,
  } as CSSProperties
}

/** On a dark page a tint needs more of the color to be seen. */
function tint(percent: number): string {
  return `color-mix(in srgb, var(--primary) ${percent}%, var(--card))`
}
