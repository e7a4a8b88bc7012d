import type { FileHandle } from 'node:fs/promises'
import { readAt } from './read-at'
import type { FileContent } from './signatures'

export const OLE_MARK = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'

const PORTION = 256 * 1024

/** Names of streams, which tell what the container holds. */
const STREAMS: readonly (readonly [name: string, FileContent])[] = [
  ['WordDocument', { type: 'application/msword', kinds: ['document'] }],
  ['Workbook', { type: 'application/vnd.ms-excel', kinds: ['spreadsheet'] }],
  ['PowerPoint Document', { type: 'application/vnd.ms-powerpoint', kinds: ['presentation'] }],
  ['__substg1.0_', { type: 'application/vnd.ms-outlook', kinds: [] }],
]
const MACROS = '_VBA_PROJECT'

/**
 * A document of older office programs, by the names of its streams; null for an installer, or one with macros. The names are
 * looked for in the whole file, which is read in portions: their directory may lie in pieces.
 */
export async function findOle(file: FileHandle, size: number): Promise<FileContent | null> {
  const names = new Set<string>()
  const wanted = [MACROS, ...STREAMS.map(([name]) => name)].map((name) => ({
    name,
    bytes: Buffer.from(name, 'utf16le'),
  }))
  const overlap = Math.max(...wanted.map(({ bytes }) => bytes.length))
  for (let at = 0; at < size; at += PORTION) {
    const portion = await readAt(file, at, PORTION + overlap)
    for (const { name, bytes } of wanted) if (portion.includes(bytes)) names.add(name)
  }
  if (names.has(MACROS)) return null
  return STREAMS.find(([name]) => names.has(name))?.[1] ?? null
}
