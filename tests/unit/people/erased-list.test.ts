import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { FileStore } from '@/lib/files/file-store'
import { readErased } from '@/lib/people/server/erased-list'

const lineOf = (owner: string) => `${JSON.stringify({ owner, hash: 'h', at: '2026-01-01T00:00:00.000Z' })}\n`

/** In pieces of some bytes each, which end anywhere in a line. */
function storeOf(text: string, bytes: number): FileStore {
  const whole = Buffer.from(text)
  const chunks = Array.from({ length: Math.ceil(whole.length / bytes) }, (_, n) =>
    whole.subarray(n * bytes, (n + 1) * bytes),
  )
  return {
    async *pieces() {
      yield Readable.toWeb(Readable.from(chunks)) as ReadableStream<Uint8Array>
    },
  } as unknown as FileStore
}

async function portionsOf(store: FileStore) {
  const portions: string[][] = []
  for await (const entries of readErased(store)) portions.push(entries.map(({ owner }) => owner))
  return portions
}

describe('readErased', () => {
  it('reads a list of any length in portions of at most 500, in its order', async () => {
    const owners = Array.from({ length: 1_234 }, () => randomUUID())
    const portions = await portionsOf(storeOf(owners.map(lineOf).join(''), 1_001))
    expect(portions.map(({ length }) => length)).toEqual([500, 500, 234])
    expect(portions.flat()).toEqual(owners)
  })

  it('leaves out what is no entry, however long, and reads on', async () => {
    const [first, last] = [randomUUID(), randomUUID()]
    const text = `${lineOf(first)}{"owner":\n\n${'x'.repeat(50_000)}\n${lineOf(last)}{"own`
    expect(await portionsOf(storeOf(text, 300))).toEqual([[first, last]])
  })

  it('reads a last line without an end', async () => {
    const owner = randomUUID()
    expect(await portionsOf(storeOf(lineOf(owner).trimEnd(), 10))).toEqual([[owner]])
  })
})
