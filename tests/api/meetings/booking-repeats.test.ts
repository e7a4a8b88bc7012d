import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { book } from '@/tests/support/api/bookings'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

describe('POST /api/schedule/{slug}/book', () => {
  describe('a booking with an idempotency key', () => {
    it('that is sent again with its key is answered the first result', async () => {
      const { slug } = await createPage(await signInOwner())
      const key = { 'idempotency-key': 'key-1' }
      const first = await book(slug, visitor(inDays(3)), key)
      const again = await book(slug, visitor(inDays(3)), key)
      expect([again.status, again.body]).toEqual([201, first.body])
      expect(await book(slug, visitor(inDays(4)), key)).toMatchObject({ status: 409 })
      expect((await book(slug, visitor(inDays(3)))).status).toBe(409)
    })

    it('that is sent twice at once with one key is booked once and answered alike', async () => {
      const { slug } = await createPage(await signInOwner())
      const key = { 'idempotency-key': 'key-2' }
      const answers = await Promise.all(Array.from({ length: 4 }, () => book(slug, visitor(inDays(3)), key)))
      expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201])
      expect(new Set(answers.map((answer) => answer.body.booking.id)).size).toBe(1)
    })

    it('that comes with those of other pages, a repeat and an unknown page at one moment is answered its own', async () => {
      const [first, second] = [await createPage(await signInOwner()), await createPage(await signInOwner())]
      const key = { 'Idempotency-Key': 'a-repeat' }
      const before = await book(first.slug, visitor(inDays(5)), key)
      const answers = await Promise.all([
        book(first.slug, visitor(inDays(5)), key),
        book('nobody-has-this', visitor(inDays(5))),
        book(second.slug, visitor(inDays(5), { attendeeName: 'Sam Second' })),
        book(first.slug, visitor(inDays(5))),
        book(first.slug, visitor(inDays(6))),
      ])
      expect(answers.map(({ status }) => status)).toEqual([201, 404, 201, 409, 201])
      expect(answers[0]?.body).toEqual(before.body)
      expect(answers[2]?.body.booking.attendeeName).toBe('Sam Second')
      expect(answers[4]?.body.booking.startTime).toBe(inDays(6))
    })

    it('with a key that two different requests use at once is booked for one of them', async () => {
      const { slug } = await createPage(await signInOwner())
      const key = { 'idempotency-key': 'key-3' }
      const answers = await Promise.all([3, 4, 5].map((days) => book(slug, visitor(inDays(days)), key)))
      expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409])
    })

    it('remembers only successes, for a day, and for its own page', async () => {
      const owner = await signInOwner()
      const [one, two] = [await createPage(owner), await createPage(owner)]
      const key = { 'idempotency-key': 'key-4' }
      expect((await book(one.slug, visitor(inDays(-1)), key)).status).toBe(409)
      expect((await book(one.slug, visitor(inDays(3)), key)).status).toBe(201)
      expect((await book(two.slug, visitor(inDays(4)), key)).status).toBe(201)
      await query(sql`update idempotency_keys set created_at = now() - interval '25 hours'`)
      expect((await book(one.slug, visitor(inDays(5)), key)).status).toBe(201)
    })

    it('is refused with a key of other characters', async () => {
      const { slug } = await createPage(await signInOwner())
      expect((await book(slug, visitor(inDays(3)), { 'idempotency-key': 'a b' })).status).toBe(400)
    })
  })
})
