import { readdir, rm } from 'node:fs/promises'
import zlib from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ApiClient } from '@/tests/support/api/client'
import { signInOwner } from '@/tests/support/api/owner'
import { exportOf } from '@/tests/support/portability/account'
import { type Archive, withEntry, withFalse, writeArchive } from '@/tests/support/portability/archive'

const folder = vi.hoisted(() => {
  // Nothing is imported yet.
  const name = `${process.env.TMPDIR ?? '/tmp'}/slotform-false-${process.pid}-${Math.random().toString(36).slice(2)}`
  Object.assign(process.env, { FILES_URL: `file:${name}` })
  return name
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const BOMB_BYTES = 64 * 1024 ** 2
/** One piece of the file, 64 kB, unpacks to 64 MB; it is unpacked in pieces of 16 kB. */
const UNPACKED_BYTES = 512 * 1024
const NAME = 'meetings.ics'

let owner: Awaited<ReturnType<typeof signInOwner>>
let archive: Archive
let bytes: Buffer
let bomb: Buffer
beforeAll(async () => {
  owner = await signInOwner()
  archive = await exportOf(owner)
  bytes = await writeArchive(archive)
  // Its manifest tells the size of what was there before.
  bomb = await writeArchive(new Map(archive).set(NAME, Buffer.alloc(BOMB_BYTES)))
})

/** Sends a zip, and counts the bytes that come out of its decompression. */
async function sendCounted(client: ApiClient, zip: Buffer) {
  const create = zlib.createInflateRaw
  let count = 0
  const spy = vi.spyOn(zlib, 'createInflateRaw').mockImplementation((options) => {
    const stream = create(options)
    const push = stream.push.bind(stream)
    stream.push = (chunk: Buffer | null) => {
      count += chunk?.length ?? 0
      return push(chunk)
    }
    return stream
  })
  const answer = await client.post('/api/import', undefined, { raw: new Uint8Array(zip) })
  spy.mockRestore()
  return { answer, count }
}

const lengthOf = (name: string) => archive.get(name)?.length ?? 0

describe('POST /api/import of a zip that lies', () => {
  it('takes the same zip while it does not', async () => {
    const { answer, count } = await sendCounted(owner, bytes)
    expect(answer).toMatchObject({ status: 200 })
    expect(count).toBeGreaterThan(lengthOf(NAME))
  })

  const FALSE: [string, () => Buffer | Promise<Buffer>][] = [
    ['a directory that says a small size', () => withFalse('size', 'directory', bomb, told(lengthOf(NAME)))],
    ['a header that says a small size', () => withFalse('size', 'header', bomb, told(lengthOf(NAME)))],
    ['a true size that the manifest does not know', () => bomb],
    [
      'a small size of the manifest itself',
      async () => {
        const swollen = Buffer.concat([archive.get('manifest.json') ?? Buffer.alloc(0), Buffer.alloc(BOMB_BYTES, ' ')])
        const zip = await writeArchive(new Map(archive).set('manifest.json', swollen))
        return withFalse('size', 'directory', zip, { name: 'manifest.json', value: lengthOf('manifest.json') })
      },
    ],
    ['a directory that says more than there is', () => withFalse('size', 'directory', bytes, told(lengthOf(NAME) + 1))],
    ['a header that says more than there is', () => withFalse('size', 'header', bytes, told(lengthOf(NAME) + 1))],
    [
      'a manifest and a directory that say more than there is',
      async () => {
        const longer = withEntry(archive, NAME, Buffer.alloc(lengthOf(NAME) + 1, 'a'))
        const zip = await writeArchive(longer.set(NAME, Buffer.alloc(lengthOf(NAME), 'a')))
        return withFalse('size', 'directory', zip, told(lengthOf(NAME) + 1))
      },
    ],
    ['a false checksum in the directory', () => withFalse('crc32', 'directory', bytes, told(7))],
    ['a false checksum before the content', () => withFalse('crc32', 'header', bytes, told(7))],
    [
      'a false checksum of the manifest',
      () => withFalse('crc32', 'directory', bytes, { name: 'manifest.json', value: 7 }),
    ],
  ]

  it.each(FALSE)('refuses %s, unpacks no more than was told, and keeps nothing', async (_, make) => {
    const zip = await make()
    const before = await exportOf(owner)
    const { answer, count } = await sendCounted(owner, zip)
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'import_unreadable', message: expect.stringMatching(/\w{3}.*\.$/) },
    })
    expect(count).toBeLessThan(UNPACKED_BYTES)
    expect(listsOf(await exportOf(owner))).toEqual(listsOf(before))
    expect(await readdir(`${folder}/arriving`)).toEqual([])
  })
})

const told = (value: number) => ({ name: NAME, value })

function listsOf(entries: Archive): Record<string, string> {
  return Object.fromEntries(
    [...entries].filter(([name]) => name.endsWith('.jsonl')).map(([name, content]) => [name, content.toString('utf8')]),
  )
}
