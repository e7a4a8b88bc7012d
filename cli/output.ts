import type { Io } from './io'
import { note } from './io'

/** Control characters move a terminal's cursor, and marks of direction reorder a line: neither comes out of strangers' text. */
const UNSAFE = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu
const COLUMN_GAP = '  '

/** A text in one line that does nothing to the terminal. */
export function inline(text: string): string {
  return text.replace(UNSAFE, ' ').trim()
}

/** The same for a text of several lines. */
export function plain(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(UNSAFE, ' '))
    .join('\n')
}

/** Aligned columns under headings, without white space at the ends of lines. */
export function toTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows.map((row) => row.map(inline))]
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))))
  const pad = (text: string, column: number) => text + ' '.repeat((widths[column] ?? 0) - widthOf(text))
  return lines.map((line) => line.map(pad).join(COLUMN_GAP).trimEnd()).join('\n')
}

/** Columns of a terminal: characters as people see them. */
function widthOf(text: string): number {
  return [...new Intl.Segmenter('en').segment(text)].length
}

export type Shown<T> = {
  data: T
  /** For people. Null: there is nothing, and `ifNone` says so beside the data. */
  text: string | null
  ifNone?: string
}

/** Data goes to stdout, as JSON for programs or as text for people; everything else goes to stderr. */
export function show<T>(io: Io, { json }: { json?: boolean | undefined }, { data, text, ifNone }: Shown<T>): void {
  if (json) io.stdout.write(`${JSON.stringify(data, null, 2)}\n`)
  else if (text !== null) io.stdout.write(`${text}\n`)
  else if (ifNone) note(io, ifNone)
}
