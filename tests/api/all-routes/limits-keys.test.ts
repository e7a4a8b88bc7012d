import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { ApiClient } from '@/tests/support/api/client'
import { signInNewcomer, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { logged } from '@/tests/support/log'

vi.hoisted(() =>
  Object.assign(process.env, {
    LIMIT_BOOKINGS: '4/600',
    LIMIT_BOOKINGS_ADDRESS: '6/600',
    LIMIT_OWNER_CALLS: '12/60',
    LIMIT_PUBLIC_READS: '3/60',
    LIMIT_SUBMISSIONS: '10/600',
  }),
)

const guest = new ApiClient()
const from = (address: string) => ({ headers: { 'x-slotform-peer': address } })
const letters = (count: number) => Array.from({ length: count }, (_, index) => 'abcdefghij'[(index * 7) % 10]).join('')
const countRows = async () =>
  Number((await query<{ count: string }>(sql`select count(*) from rate_limits`))[0]?.count ?? -1)

describe('rate limits', () => {
  describe('the key of a limit', () => {
    it.each([3_000, 8_000])('of a slug of %i letters fails nothing: 404, then 429', async (length) => {
      const book = () =>
        guest.post(`/api/schedule/${letters(length)}/book`, visitor(inDays(3)), from(`198.51.100.${length / 1000}`))
      for (let count = 0; count < 4; count += 1) expect((await book()).status).toBe(404)
      expect((await book()).status).toBe(429)
    })

    it('is one and the same for all that cannot be a slug', async () => {
      const before = await countRows()
      const book = (slug: string) => guest.post(`/api/schedule/${slug}/book`, {}, from('198.51.100.20'))
      for (const slug of ['a', letters(65), 'a.b', '%20']) expect((await book(slug)).status).toBe(400)
      expect((await book('x')).status).toBe(429)
      expect((await countRows()) - before).toBe(2)
    })

    it('holds neither an address nor a slug', async () => {
      await guest.post('/api/schedule/a-telling-slug/book', {}, from('198.51.100.21'))
      const keys = await query<{ key: string }>(sql`select key from rate_limits`)
      for (const { key } of keys) expect(key).toMatch(/^LIMIT_\w+:[0-9a-f]{64}$/)
    })
  })

  describe('a network address that invents slugs', () => {
    it('meets a limit over all pages, and adds no rows beyond it', async () => {
      const before = await countRows()
      const answers: number[] = []
      for (let count = 0; count < 200; count += 1) {
        const answer = await guest.post(
          `/api/schedule/invented-${count}/book`,
          visitor(inDays(3)),
          from('198.51.100.30'),
        )
        answers.push(answer.status)
      }
      expect(answers.slice(0, 6)).toEqual(Array(6).fill(404))
      expect(answers.slice(6)).toEqual(Array(194).fill(429))
      expect((await countRows()) - before).toBe(7)
      expect(logged('limit_reached')).toMatchObject([
        { limit: 'LIMIT_BOOKINGS_ADDRESS', route: '/api/schedule/[slug]/book' },
      ])
    })

    it('meets it as exactly by all its requests at once', async () => {
      const asks = Array.from({ length: 40 }, (_, index) =>
        guest.post(`/api/schedule/at-once-${index % 3}/book`, visitor(inDays(3)), from('198.51.100.32')),
      )
      const answers = (await Promise.all(asks)).map(({ status }) => status)
      expect(answers.filter((status) => status === 404)).toHaveLength(6)
      expect(answers.filter((status) => status === 429)).toHaveLength(34)
      expect(logged('limit_reached')).toHaveLength(1)
    })

    it('leaves others alone', async () => {
      const page = await createPage(await signInOwner())
      const book = (address: string) => guest.post(`/api/schedule/${page.slug}/book`, visitor(inDays(9)), from(address))
      expect((await book('198.51.100.30')).status).toBe(429)
      expect((await book('198.51.100.31')).status).toBe(201)
    })
  })

  it('answers an overlong slug with 404 on every call that takes one', async () => {
    const slug = letters(3_000)
    const calls = [
      `/api/schedule/${slug}`,
      `/api/schedule/${slug}/slots?from=2030-01-01&to=2030-01-02`,
      `/api/schedule/${slug}/conflicts?date=2030-01-01`,
    ]
    for (const path of calls)
      expect([path.slice(-20), (await guest.get(path, from('198.51.100.40'))).status]).toEqual([path.slice(-20), 404])
    expect((await guest.get(`/api/public/forms/${slug}`, from('198.51.100.41'))).status).toBe(404)
    expect(
      (await guest.post(`/api/public/forms/${slug}/submit`, { responses: {} }, from('198.51.100.41'))).status,
    ).toBe(404)
  })

  describe('LIMIT_OWNER_CALLS', () => {
    it('counts the calls of one owner from everywhere, and says when to come back', async () => {
      const [owner, other] = [await signInOwner(), await signInOwner()]
      const statuses: number[] = []
      for (let count = 0; count < 13; count += 1) {
        statuses.push((await owner.get('/api/settings', from(`203.0.113.${count}`))).status)
      }
      expect(statuses).toEqual([...Array(12).fill(200), 429])
      const refused = await owner.post('/api/forms', { title: 'One more' })
      expect(refused).toMatchObject({ status: 429, body: { message: 'Too many requests. Please try again later.' } })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await other.get('/api/settings')).status).toBe(200)
      expect(logged('limit_reached')).toMatchObject([{ limit: 'LIMIT_OWNER_CALLS', userId: expect.any(String) }])
    })

    it('comes after the foreign origin and the session, and before the terms', async () => {
      const newcomer = await signInNewcomer()
      for (let count = 0; count < 12; count += 1) {
        expect((await newcomer.get('/api/settings')).status).toBe(403)
      }
      expect((await newcomer.get('/api/settings')).status).toBe(429)
      const foreign = { headers: { origin: 'https://evil.example' } }
      expect((await newcomer.post('/api/forms', {}, foreign)).status).toBe(403)
      expect((await guest.get('/api/settings')).status).toBe(401)
    })
  })
})
