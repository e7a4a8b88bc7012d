import { MAX_FILE_NAME } from '@/lib/shared/forms/files'

/** Control characters, and those that turn the direction of writing: `exe.gnp` would read as `png.exe`. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu
/** No file system of Windows takes them. */
const RESERVED = /[<>:"|?*]/g
const NAMELESS = 'file'
/** A longer one is no extension but part of the name. */
const MAX_EXTENSION = 16

/** The last part of a path as a name that can be shown and stored. Null for an encoding that is broken. */
export function toFileName(encoded: string): string | null {
  const decoded = decode(encoded)
  if (decoded === null) return null
  const last = decoded.split(/[/\\]/).at(-1) ?? ''
  const seen = last.replace(UNSEEN, '').replace(RESERVED, '_').normalize('NFC')
  // Windows drops dots and spaces at the end of a name, which would bring another extension to light.
  const trimmed = seen.trim().replace(/(?<![. ])[. ]+$/, '')
  return shortenName(trimmed || NAMELESS)
}

/** In lower case, without the dot; empty for a name that has none. */
export function extensionOf(name: string): string {
  const extension = /\.([^.\s]+)$/.exec(name)?.[1] ?? ''
  return extension.length <= MAX_EXTENSION ? extension.toLowerCase() : ''
}

function decode(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}

/** Keeps the extension. */
function shortenName(name: string): string {
  if (name.length <= MAX_FILE_NAME) return name
  const extension = extensionOf(name)
  const end = extension ? `.${extension}` : ''
  return `${name
    .slice(0, MAX_FILE_NAME - end.length)
    .toWellFormed()
    .replaceAll('\ufffd', '')}${end}`
}
