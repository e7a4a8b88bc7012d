// @module-tag nightly
// @module-tag every-database
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adoptConnection, type DatabaseConnection } from '@/db/client'
import { migrate, readMigrations } from '@/db/migrate'
import { ArchiveReader } from '@/lib/backup/archive-reader'
import type { Manifest } from '@/lib/backup/manifest'
import { ApiClient } from '@/tests/support/api/client'
import { signInByMail } from '@/tests/support/api/owner'
import { closePlaces, emptyFolder, emptyServer, restoreInto } from '@/tests/support/database/backup-places'
import { contentsOf } from '@/tests/support/database/contents'
import { bookBy } from '@/tests/support/factories/bookings'
import { visitor } from '@/tests/support/factories/pages'

/** Written by `npm run backup` from a data folder that release 0.2.0 made and `npm run seed` of it filled. */
const RELEASE = 'tests/support/database/release-0.2.0.zip'
const OWNER = 'demo@example.com'

const folder = mkdtempSync(path.join(tmpdir(), 'slotform-upgrade-'))
let former: DatabaseConnection | undefined
let manifest: Manifest
let applied: number

beforeAll(async () => {
  const makePlace = process.env.TEST_DATABASE === 'postgres' ? emptyServer : emptyFolder
  const place = await makePlace(folder)
  const archive = await ArchiveReader.open(RELEASE)
  manifest = archive.manifest
  archive.close()
  await restoreInto(RELEASE, place)
  applied = await migrate(place.db, { isAlone: true })
  former = adoptConnection(place.connection)
})
afterAll(async () => {
  if (former) adoptConnection(former)
  await closePlaces()
  rmSync(folder, { recursive: true })
})

describe('a database of release 0.2.0 under this release', () => {
  it('is migrated from where it was', () => {
    const last = readMigrations().findIndex(({ folderMillis }) => folderMillis === manifest.migration.createdAt)
    expect(last).toBeGreaterThan(0)
    expect(applied).toBe(readMigrations().length - last - 1)
  })

  it('has every row that it had', async () => {
    const { database } = await import('@/db/client')
    const contents = await contentsOf(database())
    const before = Object.entries(manifest.tables).map(([table, { rows }]) => [table, rows])
    expect(before.map(([table]) => [table, contents[table as string]?.length])).toEqual(before)
    expect(before.reduce((sum, [, rows]) => sum + Number(rows), 0)).toBeGreaterThan(40)
  })

  it('signs its owner in and shows their pages, meetings, forms and responses', async () => {
    const owner = await signInByMail(OWNER)
    const list = async (address: string) => (await owner.get(address)).body as { id: string; slug: string }[]
    expect((await list('/api/time-slot-pages')).map(({ slug }) => slug).sort()).toEqual(['demo-intro', 'demo-workshop'])
    const [form] = await list('/api/forms')
    expect((await owner.get(`/api/forms/${form?.id}/responses?page=1`)).status).toBe(200)
    const meetings = await owner.get('/api/meetings/all?page=1')
    expect(meetings.status).toBe(200)
    expect(meetings.text).toContain('Vera Visitor')
  })

  it('takes a booking on a page of before', async () => {
    const client = new ApiClient()
    const from = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    const to = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10)
    const { days } = (await client.get(`/api/schedule/demo-intro/slots?from=${from}&to=${to}`)).body as {
      days: { slots: string[] }[]
    }
    const start = JSON.stringify(days).match(/20\d\d-\d\d-\d\dT[\d:.]+Z/)?.[0] ?? ''
    expect((await bookBy(client, 'demo-intro', visitor(start))).status).toBe(201)
  })
})
