import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { ZipFile as Writer } from 'yazl'
import type { Manifest } from '@/lib/portability/manifest'

export type Archive = Map<string, Buffer>

/** The entries of an archive, in their order. */
export async function readArchive(bytes: Buffer): Promise<Archive> {
  const zip = await promisify<Buffer, object, ZipFile>(fromBuffer)(bytes, { lazyEntries: true })
  const entries: Archive = new Map()
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', resolve)
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error)
        buffer(stream).then((content) => {
          entries.set(entry.fileName, content)
          zip.readEntry()
        }, reject)
      })
    })
    zip.readEntry()
  })
  return entries
}

export function writeArchive(entries: Archive): Promise<Buffer> {
  const zip = new Writer()
  for (const [name, content] of entries) zip.addBuffer(content, name)
  zip.end()
  return buffer(zip.outputStream)
}

export const manifestOf = (entries: Archive) => JSON.parse(String(entries.get('manifest.json'))) as Manifest

type Line = Record<string, unknown>

export function linesIn<T = Line>(entries: Archive, part: string): T[] {
  const text = String(entries.get(`${part}.jsonl`) ?? '')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T)
}

/** The archive with other lines in one list, and with a manifest that says so. */
export function withLines(entries: Archive, part: string, lines: readonly unknown[]): Archive {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  return withEntry(entries, `${part}.jsonl`, Buffer.from(text), { [part]: lines.length })
}

export function withEntry(entries: Archive, name: string, content: Buffer, counts: object = {}): Archive {
  const manifest = manifestOf(entries)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const told = {
    ...manifest,
    counts: { ...manifest.counts, ...counts },
    entries: { ...manifest.entries, [name]: { size: content.length, sha256 } },
  }
  const changed = new Map(entries)
  changed.delete('manifest.json')
  return changed.set(name, content).set('manifest.json', Buffer.from(JSON.stringify(told)))
}

const CENTRAL = { crc32: 16, size: 24, nameLength: 28, header: 42, name: 46 }
const LOCAL = { crc32: 14, size: 22 }

/** The zip with another size or checksum of an entry: in its directory, or in the header before the content. */
export function withFalse(
  fact: 'size' | 'crc32',
  place: 'directory' | 'header',
  bytes: Buffer,
  { name, value }: { name: string; value: number },
): Buffer {
  const lying = Buffer.from(bytes)
  const start = lying.readUInt32LE(lying.length - 6)
  for (let at = lying.indexOf('PK\x01\x02', start); at >= 0; at = lying.indexOf('PK\x01\x02', at + 1)) {
    const length = lying.readUInt16LE(at + CENTRAL.nameLength)
    if (lying.toString('latin1', at + CENTRAL.name, at + CENTRAL.name + length) !== name) continue
    const field = place === 'directory' ? at + CENTRAL[fact] : lying.readUInt32LE(at + CENTRAL.header) + LOCAL[fact]
    lying.writeUInt32LE(value, field)
    return lying
  }
  throw new Error(`The zip has no entry ${name}`)
}
