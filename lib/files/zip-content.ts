import type { FileHandle } from 'node:fs/promises'
import { readAt } from './read-at'
import type { FileContent } from './signatures'

/** The end record with the longest comment. */
const END_BYTES = 22 + 65_535
const MAX_DIRECTORY_BYTES = 4 * 1024 * 1024
/** An archive that claims to hold more could fill the disk of the person who unpacks it. */
const MAX_UNPACKED_BYTES = 1024 ** 3

const ARCHIVE: FileContent = { type: 'application/zip', kinds: ['archive'] }

const OFFICE: readonly (readonly [folder: string, FileContent])[] = [
  ['word/', { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', kinds: ['document'] }],
  ['xl/', { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', kinds: ['spreadsheet'] }],
  [
    'ppt/',
    { type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', kinds: ['presentation'] },
  ],
]

/** Archives that say their type in their first entry. */
const NAMED: Record<string, FileContent['kinds']> = {
  'application/vnd.oasis.opendocument.text': ['document'],
  'application/vnd.oasis.opendocument.spreadsheet': ['spreadsheet'],
  'application/vnd.oasis.opendocument.presentation': ['presentation'],
  'application/epub+zip': ['document'],
}

/** Java, Android, and macros of office programs. */
const RUNS = /(?:^|\/)(?:META-INF\/MANIFEST\.MF|AndroidManifest\.xml|vbaProject\.bin)$/i
/** A path that leaves the folder in which it is unpacked. */
const LEAVES = /^(?:[/\\]|[a-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)/i

/** Reads the directory of an archive; nothing is unpacked. Null for one that is damaged, deceives or runs. */
export async function findZip(file: FileHandle, size: number, head: string): Promise<FileContent | null> {
  const entries = await readDirectory(file, size)
  if (!entries) return null
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  if (unpacked > MAX_UNPACKED_BYTES) return null
  if (entries.some(({ name }) => RUNS.test(name) || LEAVES.test(name))) return null
  const type = namedType(head)
  const kinds = NAMED[type]
  if (kinds) return { type, kinds }
  if (!entries.some(({ name }) => name === '[Content_Types].xml')) return ARCHIVE
  return OFFICE.find(([folder]) => entries.some(({ name }) => name.startsWith(folder)))?.[1] ?? ARCHIVE
}

type Entry = { name: string; unpacked: number }

async function readDirectory(file: FileHandle, size: number): Promise<Entry[] | null> {
  const end = await readAt(file, Math.max(0, size - END_BYTES), END_BYTES)
  const at = end.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (at < 0 || at + 22 > end.length) return null
  const length = end.readUInt32LE(at + 12)
  const start = end.readUInt32LE(at + 16)
  if (length > MAX_DIRECTORY_BYTES || start + length > size) return null
  return toEntries(await readAt(file, start, length), end.readUInt16LE(at + 10))
}

function toEntries(directory: Buffer, count: number): Entry[] | null {
  const entries: Entry[] = []
  for (let at = 0; at < directory.length; ) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) return null
    const named = at + 46 + directory.readUInt16LE(at + 28)
    entries.push({ name: directory.toString('utf8', at + 46, named), unpacked: directory.readUInt32LE(at + 24) })
    at = named + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries.length === count ? entries : null
}

/** OpenDocument and EPUB put a file `mimetype` first, uncompressed. */
function namedType(head: string): string {
  if (!head.startsWith('mimetype', 30)) return ''
  return /^[a-z]+\/[a-z0-9.+-]+/.exec(head.slice(38, 138))?.[0].replace(/PK$/, '') ?? ''
}
