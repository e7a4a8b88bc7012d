type Page = {
  /** The preset one of `durations`. In minutes. */
  duration: number
  durations: readonly number[]
}

/**
 * The duration for which a visitor's page asks the API: the one that `query` (`?duration=45`) names, else the preset.
 * Undefined for a page with a single duration, whose calls name none.
 */
export function askedDuration({ duration, durations }: Page, query: string): number | undefined {
  if (durations.length < 2) return undefined
  const asked = new URLSearchParams(query).get('duration')
  return durations.find((one) => String(one) === asked) ?? duration
}
