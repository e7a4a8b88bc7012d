/** Tailwind's `md`: below it a month has no room for titles, and the times of a day stand under its calendar. */
export const NARROW = '(width < 48rem)'

export function isNarrow(): boolean {
  return window.matchMedia?.(NARROW).matches ?? false
}
