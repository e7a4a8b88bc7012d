import type { FileContent } from './signatures'

/** Control characters that texts have: tab, line feed, form feed, return and escape. */
const TYPED = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1b])
const isUntyped = (byte: number) => (byte < 0x20 && !TYPED.has(byte)) || byte === 0x7f
/** Text that a browser or an interpreter would run. */
const MARKUP = /<(?:!doctype\s+(?:html|svg)|html|head|body|script|svg|iframe|object|embed|meta|style|link|img)\b/i
const RUNS = /^(?:#!|<\?php)/i

const TABLES = ['csv', 'tsv']

/** A text, null for other content, or `active` for a page or a script. */
export function findText(head: Buffer, extension: string): FileContent | 'active' | null {
  const text = decode(head)
  if (text === null) return null
  const begin = text.trimStart()
  if (RUNS.test(begin) || (begin.startsWith('<') && MARKUP.test(begin))) return 'active'
  return TABLES.includes(extension)
    ? { type: 'text/csv', kinds: ['spreadsheet', 'text'] }
    : { type: 'text/plain', kinds: ['text'] }
}

/** Older programs write one byte a letter, in many alphabets; so what is no UTF-8 is read so. */
function decode(head: Buffer): string | null {
  const wide = wideOf(head)
  if (wide) return new TextDecoder(wide).decode(head)
  return head.some(isUntyped) ? null : head.toString('latin1').replace(/^\xef\xbb\xbf/, '')
}

function wideOf(head: Buffer): string | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null
}
