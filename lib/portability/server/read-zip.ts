import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { open, type ZipFile } from 'yauzl'
import { excessOf } from '@/lib/platform/json-size'
import { yieldBetweenBatches } from '@/lib/platform/yield-between-batches'
import { AppError } from '@/lib/shared/errors'
import { EXPORT_SCHEMA, MANIFEST, PARTS, type Part, partEntry } from '@/lib/shared/portability'
import {
  MAX_FORM_LINE,
  MAX_LINE,
  MAX_MANIFEST_BYTES,
  MAX_RATIO,
  MAX_UNPACKED_BYTES,
  SMALL_UNPACKED_BYTES,
} from '../limits'
import { entrySchema, type Manifest, manifestSchema } from '../manifest'
import { judgeLine } from './judge-line'
import { type Entries, isEntryName, listEntries, openEntry, unpack } from './zip-entries'

/** `size`: the length of its text. */
export type Line = { value: unknown; size: number }

/** An export that was checked from its first to its last byte. */
export type CheckedZip = {
  manifest: Manifest
  /** Lines of a list, as they were exported. */
  lines: (part: Part) => AsyncGenerator<Line>
  has: (name: string) => boolean
  read: (name: string) => Promise<Readable>
  close: () => void
}

/** Throws 400 for a zip that is damaged, deceives, or is none of ours; nothing is written before. */
export async function openZip(path: string): Promise<CheckedZip> {
  return readable(async () => {
    const zip = await promisify<string, object, ZipFile>(open)(path, { lazyEntries: true, autoClose: false })
    try {
      return await check(zip)
    } catch (error) {
      zip.close()
      throw error
    }
  })
}

/** A zip that cannot be read is at fault, unless the system says that it is. */
async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isOfSystem = /^E[A-Z]+$/.test(String((error as NodeJS.ErrnoException).code ?? ''))
    if (error instanceof AppError || isOfSystem) throw error
    throw new AppError('import_unreadable')
  }
}

async function check(zip: ZipFile): Promise<CheckedZip> {
  const entries = await listEntries(zip)
  refuseDensity(zip, entries)
  const read = (name: string) => openEntry(zip, entries, name)
  const manifest = await readManifest(unpack(zip, entries, MANIFEST), entries.size)
  const expected = Object.keys(manifest.entries)
  const isSame =
    expected.length === entries.size - 1 && expected.every((name) => isEntryName(name) && entries.has(name))
  if (!isSame || !PARTS.every((part) => entries.has(partEntry(part)))) throw new AppError('import_unreadable')
  const lines = async function* (part: Part) {
    const max = part === 'forms' ? MAX_FORM_LINE : MAX_LINE
    for await (const line of linesOf(await read(partEntry(part)), max.bytes)) {
      if (excessOf(line, max)) throw new AppError('import_unreadable')
      const text = line.toString('utf8')
      yield { value: parseLine(text), size: text.length }
    }
  }
  for (const name of expected) await checkEntry(unpack(zip, entries, name), manifest, name)
  for (const part of PARTS) await checkLines(lines(part), manifest, part)
  return { manifest, lines, has: (name) => entries.has(name), read, close: () => zip.close() }
}

/** By what the zip says of itself, before anything is unpacked; nothing is unpacked further than it says. */
function refuseDensity(zip: ZipFile, entries: Entries): void {
  const unpacked = [...entries.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  const most = Math.max(SMALL_UNPACKED_BYTES, MAX_RATIO * zip.fileSize)
  if (unpacked > Math.min(most, MAX_UNPACKED_BYTES)) throw new AppError('import_too_large')
}

async function readManifest(content: AsyncIterable<Buffer>, entryCount: number): Promise<Manifest> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of content) {
    size += part.length
    if (size > MAX_MANIFEST_BYTES) throw new AppError('import_unreadable')
    parts.push(part)
  }
  const json = Buffer.concat(parts)
  // Parsing takes its time by values: there are no more than the entries of the zip have.
  const values = SEPARATORS_OF_ENTRY * entryCount + OTHER_SEPARATORS
  if (excessOf(json, { values })) throw new AppError('import_unreadable')
  const told = JSON.parse(json.toString('utf8'))
  const isOther = told?.product === 'slotform' && Number.isInteger(told?.schema) && told.schema !== EXPORT_SCHEMA
  if (isOther) throw new AppError('import_schema')
  const manifest = manifestSchema.parse(told)
  for await (const some of yieldBetweenBatches(Object.values(manifest.entries), JUDGED_AT_ONCE)) {
    for (const facts of some) entrySchema.parse(facts)
  }
  return manifest
}

/** `"name": {"size": 1, "sha256": ""},` */
const SEPARATORS_OF_ENTRY = 6
/** In all that is no entry, instants and up to 100 signing keys included. */
const OTHER_SEPARATORS = 500
const JUDGED_AT_ONCE = 1_000

/** Counts as it reads: an entry that unpacks to more than it says is read no further. */
async function checkEntry(content: AsyncIterable<Buffer>, { entries }: Manifest, name: string): Promise<void> {
  const facts = entries[name]
  const hash = createHash('sha256')
  let size = 0
  for await (const part of content) {
    size += part.length
    if (!facts || size > facts.size) throw new AppError('import_unreadable')
    hash.update(part)
  }
  if (size !== facts?.size || hash.digest('hex') !== facts.sha256) throw new AppError('import_unreadable')
}

async function checkLines(lines: AsyncGenerator<Line>, { counts }: Manifest, part: Part): Promise<void> {
  let count = 0
  for await (const { value } of lines) {
    count += 1
    const { wrong } = await judgeLine(part, value)
    if (wrong !== null) throw unreadableLine(part, count, wrong)
  }
  if (count !== counts[part]) throw new AppError('import_unreadable')
}

export function unreadableLine(part: Part, line: number, field = ''): AppError {
  return new AppError('import_unreadable', { issues: [{ path: `${partEntry(part)}.${line}.${field}`, message: '' }] })
}

async function* linesOf(stream: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let begun: Buffer[] = []
  let size = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    let from = 0
    for (let end = part.indexOf(10, from); end >= 0; end = part.indexOf(10, from)) {
      const last = part.subarray(from, end)
      yield begun.length > 0 ? Buffer.concat([...begun, last]) : last
      begun = []
      size = 0
      from = end + 1
    }
    begun.push(part.subarray(from))
    size += part.length - from
    if (size > maxBytes) throw new AppError('import_unreadable')
  }
  if (size > 0) throw new AppError('import_unreadable')
}

/** Postgres refuses NUL, and silently changes a lone surrogate: in JSON both are escaped. */
function parseLine(line: string): unknown {
  if (!UNSTORABLE.test(line)) return JSON.parse(line)
  return JSON.parse(line, (key, value: unknown) => {
    if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) throw new AppError('import_unreadable')
    return value
  })
}

const UNSTORABLE = /\\u(?:0000|d[89a-f])/i
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
