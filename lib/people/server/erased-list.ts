import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { database } from '@/db/client'
import { leaveAgain } from '@/db/queries/accounts/leaving'
import { beginErasure, listErasures, listKnownOwners } from '@/db/queries/people/erased-people'
import { type FileStore, findFileStore } from '@/lib/files/file-store'
import { logFailure } from '@/lib/log/log'
import { sha256 } from '@/lib/platform/sha256'

/** Beside the files of forms, and so not in a backup of the database. */
const KEY = 'erased/people.jsonl'

const entry = z.object({ owner: z.guid(), hash: z.string(), at: z.iso.datetime() })
/** Without a hash: the whole account of the owner was deleted. */
type Entry = z.infer<typeof entry>

/**
 * Keeps the hashes of all erased people, and the ids of deleted accounts, outside of the database, for a backup of it may be older than an erasure. A storage that
 * is away delays no erasure: the next run writes them.
 */
export async function keepErasedList(more: readonly Entry[] = []): Promise<void> {
  const store = findFileStore()
  if (!store) return
  try {
    const rows = await listErasures(database())
    if (rows.length === 0 && more.length === 0) return
    const kept = await readList(store)
    const entries = rows.map(({ userId, hash, erasedAt }) => ({ owner: userId, hash, at: erasedAt.toISOString() }))
    const text = toText(merge([...kept, ...entries, ...more]))
    if (text !== toText(kept)) await writeList(store, text)
  } catch (error) {
    logFailure('files_failed', error)
  }
}

/**
 * Takes over the erasures that the list has and the database has not: it is a restored one. Returns false when the list cannot be
 * read.
 */
export async function takeOverErasedList(): Promise<boolean> {
  const store = findFileStore()
  if (!store) return true
  try {
    const kept = await readList(store)
    if (kept.length === 0) return true
    const rows = await listErasures(database())
    const known = new Map(rows.map(({ userId, hash, erasedAt }) => [`${userId} ${hash}`, erasedAt.toISOString()]))
    const missing = kept.filter(({ owner, hash, at }) => (known.get(`${owner} ${hash}`) ?? '') < at)
    const owners = await listKnownOwners(database(), [...new Set(missing.map(({ owner }) => owner))])
    for (const { owner, hash, at } of missing) {
      if (!owners.has(owner)) continue
      if (hash === '') await leaveAgain(database(), owner, new Date(at))
      else await beginErasure(database(), { userId: owner, hash }, new Date(at))
    }
    return true
  } catch (error) {
    logFailure('files_failed', error)
    return false
  }
}

/** Each person once, at the latest erasure. */
function merge(entries: readonly Entry[]): Entry[] {
  const latest = new Map<string, Entry>()
  for (const one of entries) {
    const name = `${one.owner} ${one.hash}`
    const before = latest.get(name)
    if (!before || before.at < one.at) latest.set(name, one)
  }
  return [...latest.values()]
}

const toText = (entries: readonly Entry[]) => entries.map((one) => `${JSON.stringify(one)}\n`).join('')

/** A line that cannot be read is left out: it must not stop the start. */
async function readList(store: FileStore): Promise<Entry[]> {
  const stream = await store.read(KEY)
  if (!stream) return []
  const lines = (await new Response(stream).text()).split('\n')
  return lines.flatMap((line) => {
    const parsed = entry.safeParse(parse(line))
    return parsed.success ? [parsed.data] : []
  })
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

async function writeList(store: FileStore, text: string): Promise<void> {
  await mkdir(store.arrivals, { recursive: true, mode: 0o700 })
  const file = path.join(store.arrivals, randomUUID())
  try {
    await writeFile(file, text, { mode: 0o600, flush: true })
    await store.put(KEY, file, { size: Buffer.byteLength(text), sha256: sha256(text) })
  } finally {
    await rm(file, { force: true })
  }
}
