import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export type Sum = { bytes: number; sha256: string }

/** One entry after the other, so that no more than a few pieces are in memory. */
export class ArchiveWriter {
  private readonly zip = new ZipFile()
  /** Rejects as soon as the disk refuses, so that nobody waits for an entry that will never be read. */
  private readonly written: Promise<void>

  constructor(private readonly path: string) {
    this.written = pipeline(
      this.zip.outputStream as unknown as Readable,
      createWriteStream(path, { mode: 0o600, flags: 'w' }),
    )
    this.written.catch(() => {})
  }

  /** Resolves when the entry has been read to its end. */
  async add(name: string, pieces: AsyncIterable<Uint8Array | string>): Promise<Sum> {
    const hash = createHash('sha256')
    let bytes = 0
    const stream = Readable.from(
      (async function* () {
        for await (const piece of pieces) {
          const chunk = typeof piece === 'string' ? Buffer.from(piece) : piece
          hash.update(chunk)
          bytes += chunk.byteLength
          yield chunk
        }
      })(),
      { objectMode: false },
    )
    const read = new Promise<void>((resolve, reject) => {
      stream.once('end', resolve)
      stream.once('error', reject)
    })
    this.zip.addReadStream(stream, name, { mode: 0o100600 })
    await Promise.race([read, this.written])
    return { bytes, sha256: hash.digest('hex') }
  }

  addText(name: string, text: string): Promise<Sum> {
    return this.add(
      name,
      (async function* () {
        yield text
      })(),
    )
  }

  /** The archive is on the disk when this resolves. */
  async finish(): Promise<void> {
    this.zip.end()
    await this.written
    const file = await open(this.path, 'r+')
    try {
      await file.sync()
    } finally {
      await file.close()
    }
  }

  /** After a failure: ends the stream, so that the file can be deleted. */
  async abandon(): Promise<void> {
    ;(this.zip.outputStream as unknown as Readable).destroy()
    await this.written.catch(() => {})
  }
}
