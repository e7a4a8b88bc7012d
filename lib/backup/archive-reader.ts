import { createHash } from 'node:crypto'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import {
  BackupError,
  FILE_LIST,
  type FileLine,
  fileEntry,
  fileLine,
  MANIFEST,
  type Manifest,
  manifestSchema,
  SECRETS,
  tableEntry,
} from './manifest'

/** An archive whose entries can be read in any order, each as a stream. */
export class ArchiveReader {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: Map<string, Entry>,
    readonly manifest: Manifest,
  ) {}

  static async open(path: string): Promise<ArchiveReader> {
    const zip = await openPromise(path, { autoClose: false }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new BackupError(`There is no file ${path}.`)
      throw new BackupError(`${path} is no backup of Slotform, or not a whole one.`)
    })
    try {
      const entries = await listEntries(zip)
      const found = entries.get(MANIFEST)
      const manifest = found && manifestSchema.safeParse(parse(await readText(zip, found)))
      if (!manifest?.success) throw new BackupError(`${path} is no backup of Slotform, or of a newer release.`)
      return new ArchiveReader(zip, entries, manifest.data)
    } catch (error) {
      zip.close()
      throw error instanceof BackupError ? error : new BackupError(`${path} is damaged.`)
    }
  }

  close(): void {
    this.zip.close()
  }

  async stream(name: string): Promise<Readable> {
    const entry = this.entries.get(name)
    if (!entry) throw new BackupError(`The backup lacks ${name}.`)
    return this.zip.openReadStreamPromise(entry)
  }

  async *lines(name: string): AsyncGenerator<string> {
    const input = await this.stream(name)
    const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
    try {
      for await (const line of lines) yield line
    } finally {
      lines.close()
      input.destroy()
    }
  }

  async *files(): AsyncGenerator<FileLine> {
    for await (const line of this.lines(FILE_LIST)) yield fileLine.parse(parse(line))
  }

  async text(name: string): Promise<string> {
    return Buffer.concat(await (await this.stream(name)).toArray()).toString('utf8')
  }

  /** Reads everything once and compares it with what was written. Throws a BackupError that names what differs. */
  async verify(): Promise<void> {
    const { tables, files, secrets } = this.manifest
    for (const [table, { rows, sha256 }] of Object.entries(tables)) {
      const seen = await this.sumOf(tableEntry(table))
      if (seen.sha256 !== sha256 || seen.lines !== rows) throw new BackupError(`The backup is damaged: table ${table}.`)
    }
    if ((await this.sumOf(FILE_LIST)).sha256 !== files.sha256)
      throw new BackupError('The backup is damaged: its files.')
    for await (const { key, sha256 } of this.files()) {
      const seen = await this.sumOf(fileEntry(key))
      if (seen.sha256 !== sha256) throw new BackupError(`The backup is damaged: file ${key}.`)
    }
    if (secrets && (await this.sumOf(SECRETS)).sha256 !== secrets.sha256) {
      throw new BackupError('The backup is damaged: its secrets.')
    }
  }

  private async sumOf(name: string): Promise<{ sha256: string; lines: number }> {
    const hash = createHash('sha256')
    let lines = 0
    try {
      for await (const chunk of await this.stream(name)) {
        hash.update(chunk)
        for (const byte of chunk as Buffer) if (byte === NEW_LINE) lines += 1
      }
    } catch (error) {
      if (error instanceof BackupError) throw error
      throw new BackupError(`The backup is damaged: ${name}.`)
    }
    return { sha256: hash.digest('hex'), lines }
  }
}

const NEW_LINE = 10

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>()
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.once('end', () => resolve(entries))
    zip.once('error', reject)
    zip.readEntry()
  })
}

async function readText(zip: ZipFile, entry: Entry): Promise<string> {
  return Buffer.concat(await (await zip.openReadStreamPromise(entry)).toArray()).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
