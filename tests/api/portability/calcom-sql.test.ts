// @module-tag server
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findPsql } from '@/scripts/test-programs.mjs'
import { signInOwner } from '@/tests/support/api/owner'
import { calcomTables } from '@/tests/support/arrivals/calcom-tables'
import { createTestDatabase } from '@/tests/support/database/test-database'

const psql = findPsql()
const ROUTE = '/api/arrivals/scripts/calcom.sql'

type Row = Record<string, unknown>

/** A server of Cal.com, and what the script that we hand out writes there for an address. */
async function openCalcom(tables: string) {
  const { url, remove } = await createTestDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'slotform-calcom-'))
  onTestFinished(async () => {
    await remove()
    await rm(folder, { recursive: true })
  })
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(tables)
  await client.end()
  const file = path.join(folder, 'calcom.sql')
  writeFileSync(file, (await (await signInOwner()).get(ROUTE)).text)
  return async (email: string) => {
    const args = [url, '-qAt', '-v', `email=${email}`, '-f', file]
    const { stdout } = await promisify(execFile)(psql ?? '', args, { env: { ...process.env, TZ: 'Asia/Tokyo' } })
    return { text: stdout, document: JSON.parse(stdout) as { account: string; tables: Record<string, Row[]> } }
  }
}

describe('GET /api/arrivals/scripts/calcom.sql', () => {
  it('hands the script to owners, as a text to save', async () => {
    const answer = await (await signInOwner()).get(ROUTE)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="calcom.sql"')
    expect(answer.text).toContain('read only')
  })

  describe.skipIf(!psql)('run by psql', () => {
    it('writes what belongs to one user, without secrets', async () => {
      const { text, document } = await (await openCalcom(calcomTables()))('ada@EXAMPLE.com')
      expect(document).toMatchObject({ source: 'calcom', version: 1, account: '7@2023-05-06T07:08:09.123' })
      const { tables } = document
      const ids = Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.map(({ id }) => id)]))
      expect(ids).toMatchObject({
        users: [7],
        EventType: [1, 3],
        Schedule: [1],
        Availability: [1, 3],
        OutOfOfficeEntry: [1],
        Booking: [1],
        Attendee: [1],
        Team: [5],
        BookingSeat: [],
        EventTypeCustomInput: [],
        HashedLink: [],
        Tracking: [],
      })
      expect(tables.Host?.map(({ userId }) => userId)).toEqual([7, 8])
      expect(tables.Membership).toEqual([{ teamId: 5, userId: 7, role: 'MEMBER' }])
      expect(tables.Booking?.[0]).toMatchObject({
        startTime: '2030-01-07T09:00:00',
        iCalUID: 'uid-of-a-booking-of-ada@Cal.com',
        responses: { name: 'Bob "B" <b>\n' },
      })
      expect(tables.users?.[0]?.metadata).toEqual({ theme: 'dark' })
      expect(text).not.toMatch(/secret|mallory|eve@/i)
    })

    it('leaves empty what an older version lacks', async () => {
      const { document } = await (await openCalcom(calcomTables({ old: true })))('ada@example.com')
      const { tables } = document
      for (const name of ['OutOfOfficeEntry', 'Host', 'BookingSeat', 'Tracking']) expect(tables[name], name).toEqual([])
      expect(tables.EventType?.map(({ id }) => id)).toEqual([1])
      expect(tables.Availability).toMatchObject([{ id: 1, days: [1, 2], startTime: '09:00:00' }])
      expect(tables.Booking?.[0]).not.toHaveProperty('iCalUID')
    })

    it('says so where nobody has the address', async () => {
      const run = await openCalcom(calcomTables())
      await expect(run("nobody'@example.com")).rejects.toThrow('no user with this email address')
    })

    it('finds the tables of another schema', async () => {
      const elsewhere = `create schema cal; set search_path to cal; ${calcomTables()};
        do $$ begin execute format('alter database %I set search_path to cal', current_database()); end $$`
      expect((await (await openCalcom(elsewhere))('ada@example.com')).document.tables.Booking).toHaveLength(1)
    })
  })
})
