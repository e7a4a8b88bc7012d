import type { CSSProperties } from 'react'
import { accentIn, checkAccent } from '@/lib/forms/accent'

/** Replaces our accent with the form's, in a shade with enough contrast in each scheme. Never used for text. */
export function accentStyle(accent: string | undefined): CSSProperties | undefined {
  if (!accent) return undefined
  const [light, dark] = [accentIn('light', accent), accentIn('dark', accent)]
  return {
    '--primary': `light-dark(${light}, ${dark})`,
    '--primary-foreground': `light-dark(${checkAccent(light).text}, ${checkAccent(dark).text})`,
    '--primary-soft': 'color-mix(in srgb, var(--primary) 12%, var(--card))',
    '--primary-soft-foreground': 'var(--foreground)',
    '--ring': 'var(--primary)',
  } as CSSProperties
}
