/** Reads values of documents whose shape nobody promises. */

export type Loose = Readonly<Record<string, unknown>>

export function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const looseOf = (value: unknown): Loose => (isLoose(value) ? value : {})
export const loosesOf = (value: unknown): Loose[] => (Array.isArray(value) ? value.filter(isLoose) : [])
/** Empty for anything but a text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null
/** An id as a text; empty without one. */
export const refOf = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : ''

/** A number within a range, and whether it had to be moved into it. */
export function within(value: number, min: number, max: number): { value: number; isChanged: boolean } {
  const fit = Math.min(max, Math.max(min, Math.round(value)))
  return { value: fit, isChanged: fit !== value }
}
