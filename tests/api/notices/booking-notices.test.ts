import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queueDigests } from '@/lib/forms/server/digest'
import type { DigestMailProps } from '@/lib/mail/templates'
import { toMail } from '@/lib/outbox/enqueue'
import { book } from '@/tests/support/api/bookings'
import { listResponses, submit } from '@/tests/support/api/forms'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createFormWith } from '@/tests/support/factories/forms'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

// These tests read the queue before it is sent.
vi.mock('@/lib/outbox/wake', () => ({ wakeOutbox: vi.fn(), wakeEvents: vi.fn(), wakeWebhooks: vi.fn() }))

const queued = (template: string) =>
  query<{ id: string; template: string; payload: string }>(
    sql`select id, template, payload from outbox where template = ${template}`,
  )

/** Sends the daily mails as of so many days from now, and returns their content. */
async function digestsAfter(days: number) {
  await query(sql`delete from outbox where template = 'form-digest'`)
  await queueDigests(new Date(Date.now() + days * 86_400_000))
  const mails = (await queued('form-digest')).map((row) => toMail(row).props as DigestMailProps)
  return mails.map(({ forms }) => forms.map(({ count, latest }) => [count, ...latest.map(({ who }) => who)]))
}

async function toldForm(notify: 'each' | 'daily') {
  const owner = await signInOwner(newEmail('told'))
  const { form, ids } = await createFormWith(owner, 'text')
  const path = `/api/forms/${form.id}`
  expect((await owner.patch(path, { notify })).status).toBe(200)
  const page = await createPage(owner, { formId: form.id })
  const bookAt = async (day: number) => {
    const fields = { attendeeName: `Day ${day}`, responses: { [ids[0]]: 'For you' } }
    return (await book(page.slug, visitor(inDays(day), fields))).status
  }
  return { owner, form, path, bookAt }
}

beforeEach(async () => {
  await query(sql`delete from outbox where template in ('form-response', 'form-digest')`)
  await query(sql`update forms set notify = 'off'`)
})

describe('notices of responses', () => {
  describe('a response that comes with a booking', () => {
    it('writes no mail of its own: the booking’s mail to its owner has the answers', async () => {
      const { owner, form, bookAt } = await toldForm('each')
      expect(await bookAt(3)).toBe(201)
      expect(await queued('form-response')).toEqual([])
      expect(await listResponses(owner, form.id)).toHaveLength(1)
      const toOwner = await mailsTo(owner.email)
      expect(toOwner).toHaveLength(1)
      expect(toOwner[0]?.text).toContain('For you')
      expect((await submit(form.slug, { responses: {} })).status).toBe(201)
      expect(await queued('form-response')).toHaveLength(1)
    })

    it('counts in the day’s mail beside what was submitted, once', async () => {
      const { form, bookAt } = await toldForm('daily')
      expect([await bookAt(3), await bookAt(4)]).toEqual([201, 201])
      await submit(form.slug, { responses: {}, respondentName: 'By the form' })
      expect(await digestsAfter(2)).toEqual([[[3, 'By the form', 'Day 4', 'Day 3']]])
      expect(await digestsAfter(3)).toEqual([])
    })
  })

  describe('a response that is taken out of the spam', () => {
    it('counts in the mail of its day while that is still to come', async () => {
      const { owner, form, path } = await toldForm('daily')
      await submit(form.slug, { responses: {}, respondentName: 'Quick', elapsedMs: 1 })
      const [spam] = await listResponses(owner, form.id, '?spam=1')
      expect((await owner.post(`${path}/responses/restore`, { ids: [spam?.id] })).status).toBe(204)
      expect(await digestsAfter(2)).toEqual([[[1, 'Quick']]])
    })

    it('is in none once that has gone, nor in a mail of its own: who restored it has seen it', async () => {
      const { owner, form, path } = await toldForm('daily')
      await submit(form.slug, { responses: {}, respondentName: 'Quick', elapsedMs: 1 })
      expect(await digestsAfter(2)).toEqual([])
      const [spam] = await listResponses(owner, form.id, '?spam=1')
      await owner.patch(path, { notify: 'each' })
      expect((await owner.post(`${path}/responses/restore`, { ids: [spam?.id] })).status).toBe(204)
      expect(await queued('form-response')).toEqual([])
      await query(sql`update forms set notify = 'daily' where id = ${form.id}`)
      expect(await digestsAfter(3)).toEqual([])
    })
  })
})
