import { z } from 'zod'
import type { FileStore } from '@/lib/files/file-store'

/** Beside the files of forms, and so not in a backup of the database. */
const KEY = 'erased/people.jsonl'
const AT_ONCE = 500
/** A line that is longer is damaged. */
const MAX_CHARACTERS = 1_000

const entry = z.object({ owner: z.guid(), hash: z.string(), at: z.iso.datetime() })
/** Without a hash: the whole account of the owner was deleted. Nobody is in it by anything else than a hash and an id. */
export type ErasedEntry = z.infer<typeof entry>

export async function addErased(store: FileStore, entries: readonly ErasedEntry[]): Promise<void> {
  await store.append(KEY, entries.map((one) => `${JSON.stringify(one)}\n`).join(''))
}

/** In portions, in the order of writing; the same person may come again. A line that cannot be read is left out: it must not stop the start. */
export async function* readErased(store: FileStore): AsyncGenerator<ErasedEntry[]> {
  let entries: ErasedEntry[] = []
  for await (const piece of store.pieces(KEY)) {
    for await (const line of linesOf(piece)) {
      const parsed = entry.safeParse(parse(line))
      if (!parsed.success) continue
      entries.push(parsed.data)
      if (entries.length < AT_ONCE) continue
      yield entries
      entries = []
    }
  }
  if (entries.length > 0) yield entries
}

async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of stream as unknown as AsyncIterable<Uint8Array>) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    rest = (lines.pop() ?? '').slice(0, MAX_CHARACTERS)
    yield* lines
  }
  yield rest
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
