/** Reading of documents whose shape nobody has checked: what has another shape is as if it were not there. */

export type Loose = Readonly<Record<string, unknown>>

const NO_FIELDS: Loose = {}

export function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const looseOf = (value: unknown): Loose => (isLoose(value) ? value : NO_FIELDS)

export const looseListOf = (value: unknown): Loose[] => (Array.isArray(value) ? value.filter(isLoose) : [])

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The first of some ids that is a text. */
export const firstText = (...values: unknown[]): string => values.map(textOf).find((text) => text !== '') ?? ''

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** An instant as the database takes it; null for what is none. */
export function instantOf(value: unknown): string | null {
  const at = new Date(typeof value === 'string' ? value : Number.NaN)
  const year = at.getUTCFullYear()
  return year >= 1970 && year <= 9999 ? at.toISOString() : null
}

export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

/** An id as a text; empty without one. */
export const refOf = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : ''

/** A whole number within a range, and whether it had to be changed. */
export function within(value: number, min: number, max: number): { value: number; isChanged: boolean } {
  const fit = Math.min(max, Math.max(min, Math.round(value)))
  return { value: fit, isChanged: fit !== value }
}
