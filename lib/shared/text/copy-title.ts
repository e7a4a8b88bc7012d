import { MAX_TITLE } from './text'

const SUFFIX = ' (copy)'

/** The title of a copy, cut to the maximum length and never inside a surrogate pair. */
export function toCopyTitle(title: string): string {
  const kept = title.slice(0, MAX_TITLE - SUFFIX.length)
  return (kept.isWellFormed() ? kept : kept.slice(0, -1)).trimEnd() + SUFFIX
}
