import { MAX_TITLE } from './text'

/** The title of a copy, which `toCopy` names in its owner's language; cut to the maximum length, never inside a surrogate pair. */
export function toCopyTitle(title: string, toCopy: (title: string) => string): string {
  const kept = title.slice(0, MAX_TITLE - toCopy('').length)
  return toCopy((kept.isWellFormed() ? kept : kept.slice(0, -1)).trimEnd())
}
