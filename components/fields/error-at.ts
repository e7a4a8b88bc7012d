import { type FieldErrors, get } from 'react-hook-form'

/** The message at a dotted path, also of a part of a list or a rule. */
export function errorAt(errors: FieldErrors, path: string): string | undefined {
  const error: { message?: unknown; root?: { message?: unknown } } | undefined = get(errors, path)
  const message = error?.message ?? error?.root?.message
  return typeof message === 'string' ? message : undefined
}

/** The first message of a part at a dotted path, at any depth. */
export function firstErrorWithin(errors: FieldErrors, path: string): string | undefined {
  const found = errorAt(errors, path)
  const part: unknown = get(errors, path)
  if (found || typeof part !== 'object' || part === null) return found
  return Object.keys(part)
    .filter((key) => key !== 'ref')
    .map((key) => firstErrorWithin(errors, `${path}.${key}`))
    .find(Boolean)
}
