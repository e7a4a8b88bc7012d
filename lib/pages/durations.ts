/** The preset duration and all that visitors may choose from, in minutes, ascending. */
export type Durations = { duration: number; durations: number[] }

/**
 * The durations of a page after a change. A single duration is replaced by a new preset; among several a preset is chosen.
 * Null when the preset would be none of them.
 */
export function changeDurations(before: Durations, change: Partial<Durations>): Durations | null {
  const durations = change.durations ?? before.durations
  if (change.duration === undefined) {
    const [shortest = before.duration] = durations
    return { durations, duration: durations.includes(before.duration) ? before.duration : shortest }
  }
  if (!change.durations && durations.length === 1) return { duration: change.duration, durations: [change.duration] }
  return durations.includes(change.duration) ? { duration: change.duration, durations } : null
}

/** As stored: null for a page with one duration. */
export function toStoredDurations({ durations }: Durations): number[] | null {
  return durations.length > 1 ? durations : null
}

/** A list without the preset is outdated: only the preset was changed. */
export function readDurations(duration: number, stored: number[] | null): number[] {
  return stored?.includes(duration) ? stored : [duration]
}

/** The durations with one more, or one less. The last one stays; a preset that is taken away is replaced by the shortest. */
export function toggleDuration({ duration, durations }: Durations, minutes: number): Durations {
  const next = durations.includes(minutes)
    ? durations.filter((one) => one !== minutes)
    : [...durations, minutes].sort((one, other) => one - other)
  const [shortest] = next
  if (shortest === undefined) return { duration, durations }
  return { duration: next.includes(duration) ? duration : shortest, durations: next }
}
