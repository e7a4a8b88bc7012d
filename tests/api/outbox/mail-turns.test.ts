import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { insertOutboxRow } from '@/db/queries/outbox/outbox'
import { laneConditions } from '@/db/schema'
import { claimMails } from '@/lib/outbox/claim-mails'
import { toOutboxRow } from '@/lib/outbox/enqueue'
import { encrypt } from '@/lib/platform/encryption'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'

// Mails leave when a test says so.
vi.mock('@/lib/outbox/wake', () => ({ wakeOutbox: vi.fn(), wakeEvents: vi.fn(), wakeWebhooks: vi.fn() }))

async function newOwnerId(): Promise<string> {
  const { email } = await signInOwner()
  const [user] = await query<{ id: string }>(sql`select id from users where email = ${email}`)
  return user?.id ?? ''
}

/** Mails of an owner that have waited for a minute. */
async function queue(ownerId: string | null, count: number, template = 'meeting-invitation') {
  const id = randomUUID()
  await query(sql`insert into outbox (user_id, template, payload, next_attempt_at, expires_at)
    select ${ownerId}::uuid, ${template}, ${encrypt('{}', id)}, now() - interval '1 minute' + i * interval '1 millisecond',
      now() + interval '1 day'
    from generate_series(1, ${count}::int) i`)
}

const owners = async (limit = 4) => (await claimMails(database(), limit)).map(({ userId }) => userId)

beforeEach(async () => {
  await query(sql`delete from outbox`)
  // The round robin starts over.
  while ((await claimMails(database(), 4)).length > 0);
})

describe('claimMails', () => {
  describe('due mails', () => {
    it('are taken from owners in turn, however many one of them has waiting', async () => {
      const [many, few, one] = [await newOwnerId(), await newOwnerId(), await newOwnerId()]
      await queue(many, 2_000)
      await queue(few, 3)
      await queue(one, 1)
      const first = await owners()
      expect(first).toHaveLength(4)
      expect(new Set(first)).toEqual(new Set([many, few, one]))
      const next = [...(await owners()), ...(await owners())]
      expect(next.filter((owner) => owner === few).length).toBeGreaterThanOrEqual(1)
      expect(next.filter((owner) => owner === many).length).toBeGreaterThanOrEqual(4)
    })

    it('of many owners are all reached before anybody has a second turn', async () => {
      const ids = await Promise.all(Array.from({ length: 9 }, newOwnerId))
      for (const id of ids) await queue(id, 10)
      const taken = [...(await owners(3)), ...(await owners(3)), ...(await owners(3))]
      expect(new Set(taken)).toEqual(new Set(ids))
    })

    it('that confirm a booking or sign somebody in go first', async () => {
      const [many, one] = [await newOwnerId(), await newOwnerId()]
      await queue(many, 500)
      await queue(many, 1, 'booking-notice')
      await queue(one, 1, 'booking-confirmation')
      await queue(null, 1, 'magic-link')
      const templates = (await claimMails(database(), 4)).map(({ template }) => template)
      expect(templates.slice(0, 2).sort()).toEqual(['booking-confirmation', 'magic-link'])
      expect(templates.slice(2)).toEqual(['meeting-invitation', 'meeting-invitation'])
    })

    it('are reached whoever else’s wait for later', async () => {
      const ids = await Promise.all(Array.from({ length: 6 }, newOwnerId))
      for (const id of ids) await queue(id, 5)
      const last = ids.sort().at(-1) ?? ''
      await query(sql`update outbox set next_attempt_at = now() + interval '1 hour' where user_id <> ${last}::uuid`)
      expect(await owners()).toEqual([last, last, last, last])
      expect(await owners()).toEqual([last])
      expect(await owners()).toEqual([])
    })

    it('are taken once by claims of the same moment', async () => {
      const ids = await Promise.all(Array.from({ length: 5 }, newOwnerId))
      for (const id of ids) await queue(id, 8)
      const taken: string[] = []
      for (let round = 0; round < 30; round += 1) {
        const claims = await Promise.all([claimMails(database(), 4), claimMails(database(), 4)])
        taken.push(...claims.flat().map(({ id }) => id))
      }
      expect(taken).toHaveLength(40)
      expect(new Set(taken).size).toBe(40)
    })

    it('with a time of their own take half of the places, and all that nobody else needs', async () => {
      const [many, one] = [await newOwnerId(), await newOwnerId()]
      await queue(many, 50, 'booking-reminder')
      await queue(one, 3)
      const templates = async () => (await claimMails(database(), 4)).map(({ template }) => template).sort()
      const [reminder, other] = ['booking-reminder', 'meeting-invitation']
      expect(await templates()).toEqual([reminder, reminder, other, other])
      expect(await templates()).toEqual([reminder, reminder, other])
      await query(sql`update outbox set next_attempt_at = now() + interval '1 day' where attempts = 0`)
      expect(await templates()).toEqual([])
    })

    it('are found without reading past those that wait for weeks', async () => {
      const ids = await Promise.all(Array.from({ length: 3 }, newOwnerId))
      for (const id of ids) await queue(id, 1_000, 'booking-reminder')
      await query(sql`update outbox set next_attempt_at = now() + interval '20 days'`)
      const [counted] = await query<{ count: number }>(sql`select count(*)::int as count from outbox
        where done_at is null and failed_at is null and ${laneConditions(sql`template`).mails}`)
      expect(counted?.count).toBe(0)
      await queue(ids[2] ?? null, 1)
      expect(await owners()).toEqual([ids[2]])
    })

    it('that nobody owns are served among the others', async () => {
      const owner = await newOwnerId()
      await queue(owner, 20)
      const props = { to: 'x@example.com', fullName: 'X', email: 'y@example.com', message: 'Hello' }
      const now = new Date()
      await insertOutboxRow(database(), toOutboxRow({ mail: { template: 'contact', props } }, now))
      expect(await owners()).toContain(null)
    })
  })
})
