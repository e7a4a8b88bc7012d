import { type FieldErrors, get } from 'react-hook-form'

/** The message at a dotted path, also of a part of a list or a rule. */
export function errorAt(errors: FieldErrors, path: string): string | undefined {
  const error: { message?: unknown; root?: { message?: unknown } } | undefined = get(errors, path)
  const message = error?.message ?? error?.root?.message
  return typeof message === 'string' ? message : undefined
}
