/** A text of a source, for a line of an export. */
export type Fitted = { text: string; isChanged: boolean }

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is replaced.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
const BREAK = /[\r\n\t\u2028\u2029]/

/** One line of at most `max` characters. Control characters become spaces. */
export function fitLine(value: unknown, max: number): Fitted {
  return toFit(value, max, (text) => text.replace(/\s+/g, (blank) => (BREAK.test(blank) ? ' ' : blank)))
}

/** The same of a text with line breaks. */
export function fitText(value: unknown, max: number): Fitted {
  return toFit(value, max, (text) => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n'))
}

function toFit(value: unknown, max: number, breaks: (text: string) => string): Fitted {
  if (typeof value !== 'string') return { text: '', isChanged: value !== null && value !== undefined }
  const trimmed = value.trim()
  const clean = breaks(trimmed.toWellFormed().replace(CONTROL, ' ')).trim()
  const text = clean.length > max ? cut(clean, max) : clean
  return { text, isChanged: text !== trimmed.replaceAll('\r\n', '\n') }
}

/** Never between the two halves of a character. */
function cut(text: string, max: number): string {
  return text
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}
