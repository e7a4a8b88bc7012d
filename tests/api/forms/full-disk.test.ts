import { readdirSync, rmSync, statfsSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { ApiClient } from '@/tests/support/api/client'
import { submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { PDF } from '@/tests/support/factories/file-contents'
import { createFormWith } from '@/tests/support/factories/forms'
import { expectLoggedError, logged } from '@/tests/support/log'
import type { SmallDisk } from '@/tests/support/small-disk'

const MIB = 1024 * 1024
const ROOMY = 1024 * MIB

const { disk, folder } = await vi.hoisted(async () => {
  const { canMount, openSmallDisk } = await import('@/tests/support/small-disk')
  if (!canMount) return { disk: null, folder: '' }
  const opened = openSmallDisk(1024)
  Object.assign(process.env, { FILES_URL: `file:${opened.folder}` })
  return { disk: opened as SmallDisk | null, folder: opened.folder }
})
afterAll(() => disk?.close())

/** All files, with those that are still arriving. */
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))

function usedOf() {
  const { blocks, bfree, bsize, files: entries, ffree } = statfsSync(folder)
  return { bytes: (blocks - bfree) * bsize, entries: entries - ffree }
}

async function asking() {
  const { form, ids } = await createFormWith(await signInOwner(), 'file')
  const send = (raw: BodyInit) =>
    new ApiClient().post(`/api/public/forms/${form.slug}/files/${ids[0]}`, undefined, {
      raw,
      headers: { 'X-File-Name': 'cv.pdf' },
    })
  const rows = () => query<{ state: string }>(sql`select state from form_files where form_id = ${form.id}::uuid`)
  return { form, ids, send, rows }
}

/** A body of 8 MiB, in whose midst something happens. */
function interrupted(happen: () => void): ReadableStream<Uint8Array> {
  let portions = 0
  return new ReadableStream({
    pull(controller) {
      portions += 1
      if (portions === 4) happen()
      if (portions > 8) return controller.close()
      controller.enqueue(portions === 1 ? new Uint8Array(PDF) : new Uint8Array(MIB).fill(120))
    },
  })
}

const REFUSED = { status: 503, body: { code: 'files_unavailable', message: expect.any(String) } }

describe.skipIf(!disk)('POST /api/public/forms/{slug}/files/{questionId}, on a disk of its own', () => {
  const limit = (limits: Parameters<SmallDisk['limit']>[0]) => disk?.limit(limits)

  it('is a 503 while the disk is nearly full, and takes the same file once there is room', async () => {
    const { form, ids, send, rows } = await asking()
    limit({ bytes: MIB })
    expectLoggedError()
    const refused = await send(PDF)
    expect(refused).toMatchObject(REFUSED)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(logged('files_failed')).toMatchObject([{ reason: 'ENOSPC' }])
    expect([files(), await rows()]).toEqual([[], []])
    limit({ bytes: ROOMY })
    const { status, body } = await send(PDF)
    expect(status).toBe(201)
    const { id } = body as { id: string }
    expect((await submit(form.slug, { responses: { [ids[0]]: [id] } })).status).toBe(201)
  })

  it('leaves no part of a file that the disk has no room for, and all other calls go on', async () => {
    const { form, send, rows } = await asking()
    const before = files()
    expectLoggedError()
    const stream = interrupted(() => limit({ bytes: usedOf().bytes + 64 * 1024 }))
    expect(await send(stream)).toMatchObject(REFUSED)
    expect(logged('files_failed')).toMatchObject([{ reason: 'ENOSPC' }])
    expect([files(), await rows()]).toEqual([before, []])
    expect((await new ApiClient().get(`/api/public/forms/${form.slug}`)).status).toBe(200)
    expect((await submit(form.slug, { responses: {} })).status).toBe(201)
    limit({ bytes: ROOMY })
    expect((await send(interrupted(() => {}))).status).toBe(201)
  })

  it('gives a file up that arrived and cannot be kept', async () => {
    const { send, rows } = await asking()
    const before = files()
    expectLoggedError()
    // The file takes the last entry, so that its folder finds none.
    for (const name of readdirSync(folder)) if (name !== 'arriving') rmSync(`${folder}/${name}`, { recursive: true })
    limit({ bytes: ROOMY, entries: usedOf().entries + 1 })
    expect(await send(PDF)).toMatchObject(REFUSED)
    expect([files(), await rows()]).toEqual([[], [{ state: 'leaving' }]])
    limit({ bytes: ROOMY })
    expect((await send(PDF)).status).toBe(201)
    expect(before.length).toBeGreaterThan(0)
  })
})
