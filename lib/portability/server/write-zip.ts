import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { EntryFacts } from '../manifest'

/** One file of an archive. Its content is asked for when its turn comes. */
export type Entry = { name: string; read: () => AsyncIterable<string | Uint8Array> }

/** The content of files is compressed as a rule already. */
const STORED = /^(?:files|pictures)\//

/**
 * An archive as it is written: entry by entry, and no faster than its reader takes it. The last entry is made of the sizes and
 * checksums of the others. A failure breaks the stream, so that nobody takes the archive for a whole one.
 */
export function writeZip(
  entries: readonly Entry[],
  { name: lastName, make }: { name: string; make: (facts: Record<string, EntryFacts>) => string },
): ReadableStream<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const facts: Record<string, EntryFacts> = {}
  let current: Readable | undefined
  const add = ({ name, read }: Entry) => {
    zip.addReadStreamLazy(name, { compress: !STORED.test(name) }, (done) => {
      current = Readable.from(measured(name, read()))
      current.on('error', (error) => output.destroy(error))
      // A reader who left while the previous entry ended takes no more.
      if (output.destroyed) current.destroy()
      done(null, current)
    })
  }
  async function* measured(name: string, content: AsyncIterable<string | Uint8Array>): AsyncGenerator<Buffer> {
    const hash = createHash('sha256')
    let size = 0
    for await (const part of content) {
      const bytes = Buffer.from(part as string)
      if (bytes.length === 0) continue
      hash.update(bytes)
      size += bytes.length
      yield bytes
    }
    facts[name] = { size, sha256: hash.digest('hex') }
  }
  for (const entry of entries) add(entry)
  add({
    name: lastName,
    async *read() {
      yield make({ ...facts })
    },
  })
  zip.on('error', (error: Error) => output.destroy(error))
  output.once('close', () => current?.destroy())
  zip.end()
  return Readable.toWeb(output) as ReadableStream<Uint8Array>
}
