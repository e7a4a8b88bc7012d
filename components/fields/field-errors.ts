import { useCallback, useSyncExternalStore } from 'react'
import { type FieldErrors, type FieldPath, type FieldValues, get, useFormContext } from 'react-hook-form'

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

/**
 * A text found in the errors of the form around. Its component is drawn again only when the text changes; `useFormState` would do
 * so at each save.
 */
export function useErrors<Text extends string | undefined>(find: (errors: FieldErrors) => Text): Text {
  const { subscribe, getErrors } = useFormContext()
  const listen = useCallback(
    (callback: () => void) => subscribe({ formState: { errors: true }, callback }),
    [subscribe],
  )
  const current = () => find(getErrors())
  return useSyncExternalStore(listen, current, current)
}

/** The message at a dotted path in the form around. */
export function useErrorAt<Values extends FieldValues = FieldValues>(path: FieldPath<Values>): string | undefined {
  return useErrors((errors) => errorAt(errors, path))
}
