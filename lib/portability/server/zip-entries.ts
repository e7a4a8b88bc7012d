import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'
import { AppError } from '@/lib/shared/errors'
import { MANIFEST } from '@/lib/shared/portability'
import { MAX_ENTRIES } from '../limits'

const NAMES =
  /^(?:[a-z-]+\.jsonl|meetings\.ics|csv\/[a-z0-9-]{3,64}\.csv|files\/[0-9a-f-]{36}|pictures\/(?:face|logo))$/

/** The size and the checksum stand behind the content: the entry was written before they were known. */
const FACTS_FOLLOW = 8
/** The size stands in a field for large ones. */
const LARGE = 0xffffffff

export type Entries = ReadonlyMap<string, Entry>

export const isEntryName = (name: string) => NAMES.test(name)

/** yauzl refuses paths that lead elsewhere, and entries that overlap. */
export function listEntries(zip: ZipFile): Promise<Entries> {
  const entries = new Map<string, Entry>()
  return new Promise((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      const { fileName } = entry
      const isFit = fileName === MANIFEST || isEntryName(fileName)
      if (!isFit || entries.has(fileName) || entries.size >= MAX_ENTRIES || entry.isEncrypted()) {
        return reject(new AppError('import_unreadable'))
      }
      entries.set(fileName, entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

/** Ends in an error as soon as the content is longer than the directory says, or when it is shorter. */
export function openEntry(zip: ZipFile, entries: Entries, name: string): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const entry = entries.get(name)
    if (!entry) return reject(new AppError('import_unreadable'))
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)))
  })
}

/** The same, and what the zip says of the entry is compared with its content: in the directory, and before the content. */
export async function* unpack(zip: ZipFile, entries: Entries, name: string): AsyncGenerator<Buffer> {
  const entry = entries.get(name)
  if (!entry) throw new AppError('import_unreadable')
  await requireSameHeader(zip, entry)
  let checksum = 0
  for await (const part of (await openEntry(zip, entries, name)) as AsyncIterable<Buffer>) {
    checksum = crc32(part, checksum)
    yield part
  }
  if (checksum !== entry.crc32) throw new AppError('import_unreadable')
}

/** Other programs believe the header before the content: one zip must not be two. */
async function requireSameHeader(zip: ZipFile, entry: Entry): Promise<void> {
  const header = await zip.readLocalFileHeaderPromise(entry)
  const isNamed = header.fileName.equals(entry.fileNameRaw)
  const areFactsSame =
    (header.generalPurposeBitFlag & FACTS_FOLLOW) !== 0 ||
    (header.crc32 === entry.crc32 &&
      [LARGE, entry.uncompressedSize].includes(header.uncompressedSize) &&
      [LARGE, entry.compressedSize].includes(header.compressedSize))
  if (!isNamed || !areFactsSame) throw new AppError('import_unreadable')
}
