// @module-tag every-database
import { createHash, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { getTableColumns, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import nodeIcal from 'node-ical'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { carriedColumns, PORTABLE, type TableName } from '@/db/queries/portability/columns'
import * as schema from '@/db/schema'
import { DAY_MS } from '@/lib/scheduling/units'
import { PARTS } from '@/lib/shared/portability'
import { ApiClient } from '@/tests/support/api/client'
import { signInNewcomer, signInOwner } from '@/tests/support/api/owner'
import { PDF } from '@/tests/support/factories/file-contents'
import { type Account, downloadOf, exportOf, fillAccount } from '@/tests/support/portability/account'
import { type Archive, linesIn, manifestOf } from '@/tests/support/portability/archive'

const folder = vi.hoisted(() => {
  // Nothing is imported yet.
  const name = `${process.env.TMPDIR ?? '/tmp'}/slotform-export-${process.pid}-${Math.random().toString(36).slice(2)}`
  Object.assign(process.env, { FILES_URL: `file:${name}` })
  return name
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let account: Account
let archive: Archive
beforeAll(async () => {
  account = await fillAccount()
  archive = await exportOf(account.owner)
})

/** The rows of a table, as the export has them. */
const ROWS: Partial<Record<TableName, () => object[]>> = {
  timeOff: () => linesIn(archive, 'time-off'),
  timeSlotPages: () => linesIn(archive, 'pages'),
  timeSlotAvailabilities: () => linesIn<{ availabilities: object[] }>(archive, 'pages')[0]?.availabilities ?? [],
  pageLinks: () => linesIn<{ links: object[] }>(archive, 'pages').flatMap(({ links }) => links),
  timeSlotBookings: () => linesIn(archive, 'bookings'),
  meetings: () => linesIn(archive, 'meetings'),
  forms: () => linesIn(archive, 'forms'),
  formQuestions: () => linesIn<{ questions: object[] }>(archive, 'forms')[0]?.questions ?? [],
  formLogicRules: () => linesIn<{ rules: object[] }>(archive, 'forms')[0]?.rules ?? [],
  formVersions: () => linesIn<{ versions: object[] }>(archive, 'forms')[0]?.versions ?? [],
  formResponses: () => linesIn(archive, 'responses'),
  formFiles: () => linesIn(archive, 'files'),
  carriedLinks: () => linesIn(archive, 'links'),
}
const INNER = ['availabilities', 'links', 'questions', 'rules', 'versions']

const TABLES = Object.entries(schema).flatMap(([name, table]): [TableName, string[]][] =>
  is(table, PgTable) ? [[name as TableName, Object.keys(getTableColumns(table))]] : [],
)

describe('PORTABLE', () => {
  it('has each table', () => {
    expect(Object.keys(PORTABLE).sort()).toEqual(TABLES.map(([name]) => name).sort())
  })

  it.each(TABLES)('carries each column of %s, or has a reason', (table, columns) => {
    const portable: string | Record<string, true | string> = PORTABLE[table]
    if (typeof portable === 'string') return expect(portable).not.toBe('')
    expect(Object.keys(portable).sort()).toEqual(columns.sort())
    expect(Object.values(portable).every(Boolean)).toBe(true)
  })
})

describe('POST /api/export', () => {
  it.each(Object.entries(ROWS))('puts the columns of %s that it carries into each line', (table, rows) => {
    expect(rows().length).toBeGreaterThan(0)
    for (const row of rows()) {
      const carried = carriedColumns(table as 'meetings')
      const names = Object.keys(row).filter((name) => carried.includes(name) || !INNER.includes(name))
      expect(names.sort()).toEqual(carried.sort())
    }
  })

  it('has a manifest with the size and the SHA-256 of each entry, and the number of lines', () => {
    const { entries, counts, schema: version } = manifestOf(archive)
    const contents = [...archive].filter(([name]) => name !== 'manifest.json')
    expect(version).toBe(1)
    expect(entries).toEqual(
      Object.fromEntries(
        contents.map(([name, content]) => [
          name,
          { size: content.length, sha256: createHash('sha256').update(content).digest('hex') },
        ]),
      ),
    )
    expect([...archive.keys()].at(-1)).toBe('manifest.json')
    expect(counts).toEqual(Object.fromEntries(PARTS.map((part) => [part, linesIn(archive, part).length])))
  })

  it('has the settings, the files, the calendar and a table of each form', () => {
    expect(linesIn(archive, 'settings')).toMatchObject([{ fullName: 'Ada Özgür', timezone: 'Europe/Istanbul' }])
    expect(archive.get(`files/${account.fileId}`)).toEqual(PDF)
    const events = Object.values(nodeIcal.sync.parseICS(String(archive.get('meetings.ics'))))
    expect(events.filter((event) => event?.type === 'VEVENT')).toHaveLength(2)
    const table = parse(String(archive.get(`csv/${account.form.slug}.csv`)), { bom: true }) as string[][]
    expect(table).toHaveLength(3)
    expect(table.flat()).toContain('Line one\nand "two"')
  })

  it('tells no token: its links are hashes', () => {
    const token = account.booking.manageUrl.split('/').at(-1) ?? ''
    const hash = createHash('sha256').update(token).digest('hex')
    expect(linesIn(archive, 'links')).toContainEqual({
      kind: 'manage',
      targetId: account.booking.id,
      guest: null,
      hash,
    })
    expect([...archive.values()].some((content) => content.includes(token))).toBe(false)
  })

  it('is empty, but whole, for a new account', async () => {
    const empty = await exportOf(await signInOwner())
    expect(manifestOf(empty).counts).toEqual({ ...Object.fromEntries(PARTS.map((part) => [part, 0])), settings: 1 })
  })

  it('needs a session and the terms', async () => {
    expect((await new ApiClient().post('/api/export')).status).toBe(401)
    expect((await (await signInNewcomer()).post('/api/export')).status).toBe(403)
  })
})

describe('GET /api/export/{id}', () => {
  it('answers 404 to another owner, to an id that nobody made, and after a day', async () => {
    const { owner } = account
    const { id } = (await owner.post('/api/export')).body as { id: string }
    const stranger = await signInOwner()
    const changed = id.replace(/.$/, id.endsWith('a') ? 'b' : 'a')
    for (const [who, asked] of [
      [stranger, id],
      [owner, randomUUID()],
      [owner, changed],
    ] as const) {
      expect(await who.get(`/api/export/${asked}`)).toMatchObject({ status: 404, body: { code: 'export_not_found' } })
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS + 1 })
    try {
      expect((await owner.get(`/api/export/${id}`)).status).toBe(404)
    } finally {
      vi.useRealTimers()
    }
  })

  it('has nothing of another owner', async () => {
    const stranger = await fillAccount()
    const text = (await downloadOf(account.owner)).toString('latin1')
    expect(text).not.toContain(stranger.fileId)
    const bookings = linesIn<{ id: string }>(await exportOf(stranger.owner), 'bookings')
    expect(bookings.map(({ id }) => id)).toEqual([stranger.booking.id])
  })
})
