import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { submitSchema } from '@/lib/forms/responses-schema'
import { queueDigests } from '@/lib/forms/server/digest'
import { submitForm } from '@/lib/forms/server/submit'
import { renderMail } from '@/lib/mail/render'
import type { DigestMailProps } from '@/lib/mail/templates'
import { toMail } from '@/lib/outbox/enqueue'
import type { ApiClient } from '@/tests/support/api/client'
import { newEmail, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createForm } from '@/tests/support/factories/forms'
import { saveSettings } from '@/tests/support/factories/owners'

// These days are long past: a mail of theirs would be given up as soon as it was taken.
vi.mock('@/lib/outbox/wake', () => ({ wakeOutbox: vi.fn(), wakeWebhooks: vi.fn() }))

/** A form with a daily digest whose owner has been notified of all responses before `since`. */
async function dailyForm(owner: ApiClient, since: string, title = 'Feedback') {
  const form = await createForm(owner, { title })
  expect((await owner.patch(`/api/forms/${form.id}`, { notify: 'daily' })).status).toBe(200)
  await database().execute(sql`update forms set digest_sent_at = ${since}::timestamptz where id = ${form.id}`)
  return form
}

async function ownerIn(timezone: string) {
  const owner = await signInOwner(newEmail('daily'))
  await saveSettings(owner, { timezone })
  return owner
}

const respond = (slug: string, at: string, more: object = {}) =>
  submitForm(slug, submitSchema.parse({ responses: {}, ...more }), {
    idempotencyKey: null,
    asked: null,
    keyOwner: null,
    now: new Date(at),
  })

const run = (at: string) => queueDigests(new Date(at))

async function digests(): Promise<DigestMailProps[]> {
  const rows = await query<{ id: string; template: string; payload: string }>(
    sql`select id, template, payload from outbox where template = 'form-digest' order by created_at, id`,
  )
  return rows.map((row) => toMail(row).props as DigestMailProps)
}
const counts = async () => (await digests()).map(({ forms }) => forms.map(({ title, count }) => `${title} ${count}`))

beforeEach(async () => {
  await database().execute(sql`delete from outbox where template = 'form-digest'`)
  await database().execute(sql`update forms set notify = 'off'`)
})

describe('queueDigests', () => {
  describe('the day’s mail', () => {
    it('comes at 08:00 on the account’s clock, not a minute before, and once', async () => {
      const { slug } = await dailyForm(await ownerIn('Asia/Kathmandu'), '2024-06-10T00:00:00Z')
      await respond(slug, '2024-06-10T20:00:00Z')
      await run('2024-06-11T02:14:59Z')
      expect(await counts()).toEqual([])
      await run('2024-06-11T02:15:00Z')
      expect(await counts()).toEqual([['Feedback 1']])
      for (const at of ['2024-06-11T02:16:00Z', '2024-06-11T12:00:00Z', '2024-06-12T02:15:00Z']) await run(at)
      expect(await counts()).toHaveLength(1)
    })

    it('tells of all of an owner’s forms that got something, with the latest five, and of nothing else', async () => {
      const owner = await ownerIn('UTC')
      const since = '2024-06-10T08:00:00Z'
      const [busy, quiet, other] = [
        await dailyForm(owner, since, 'Busy'),
        await dailyForm(owner, since, 'Quiet'),
        await dailyForm(await ownerIn('UTC'), since, 'Of another owner'),
      ]
      await dailyForm(owner, since, 'Empty')
      for (const hour of [10, 11, 12, 13, 14, 15]) {
        await respond(busy.slug, `2024-06-10T${hour}:00:00Z`, { respondentName: `At ${hour}` })
      }
      await respond(quiet.slug, '2024-06-10T09:00:00Z', { respondentEmail: 'vera@example.com' })
      await respond(quiet.slug, '2024-06-10T09:30:00Z', { website: 'spam' })
      await respond(quiet.slug, '2024-06-10T07:00:00Z')
      await respond(other.slug, '2024-06-10T09:00:00Z', { website: 'spam' })
      await run('2024-06-11T08:01:00Z')
      const [digest, ...more] = await digests()
      expect(more).toEqual([])
      expect(digest?.forms.map(({ latest }) => latest.map(({ who }) => who))).toEqual([
        ['At 15', 'At 14', 'At 13', 'At 12', 'At 11'],
        ['vera@example.com'],
      ])
      const message = await renderMail({ template: 'form-digest', props: digest as DigestMailProps })
      expect(message).toMatchObject({ subject: '7 new responses to your forms', to: { address: owner.email } })
      expect(message.text).toContain('Busy\n6 new responses')
      expect(message.text).toContain('Monday, June 10, 2024, 15:00')
      expect(message.text).toContain(`http://localhost:3000/forms/${busy.id}/responses`)
    })

    it('passes nothing over and tells nothing twice, whatever comes around 08:00', async () => {
      const { slug } = await dailyForm(await ownerIn('UTC'), '2024-06-10T07:59:00Z')
      for (const at of [
        '10T07:59:00.000',
        '11T07:58:59.999',
        '11T07:59:00.000',
        '11T08:00:00.000',
        '12T07:58:59.999',
      ]) {
        await respond(slug, `2024-06-${at}Z`)
      }
      for (const at of ['11T08:00:00', '11T08:01:00', '12T08:00:00', '13T08:00:00']) await run(`2024-06-${at}Z`)
      expect(await counts()).toEqual([['Feedback 2'], ['Feedback 3']])
    })

    it('comes later when nobody was there at 08:00, and then tells of all days at once', async () => {
      const { slug } = await dailyForm(await ownerIn('UTC'), '2024-06-10T07:59:00Z')
      await respond(slug, '2024-06-10T12:00:00Z')
      await respond(slug, '2024-06-12T12:00:00Z')
      await run('2024-06-13T21:30:00Z')
      expect(await counts()).toEqual([['Feedback 2']])
    })

    it.each([
      ['an hour is left out', '2024-03-31', '05:59:59', '06:00:00'],
      ['an hour comes twice', '2024-10-27', '06:59:59', '07:00:00'],
    ])('comes at 08:00 on a day on which %s', async (_, day, before, after) => {
      const { slug } = await dailyForm(await ownerIn('Europe/Berlin'), `${day}T00:00:00Z`)
      await respond(slug, `${day}T01:00:00Z`)
      await run(`${day}T${before}Z`)
      expect(await counts()).toEqual([])
      await run(`${day}T${after}Z`)
      expect(await counts()).toEqual([['Feedback 1']])
    })

    it('is one, however many processes come at once', async () => {
      const owner = await ownerIn('UTC')
      for (const title of ['One', 'Two', 'Three']) {
        const { slug } = await dailyForm(owner, '2024-06-10T07:59:00Z', title)
        await respond(slug, '2024-06-10T12:00:00Z')
      }
      await Promise.all([1, 2, 3, 4, 5, 6].map(() => run('2024-06-11T08:00:00Z')))
      expect(await counts()).toEqual([['One 1', 'Three 1', 'Two 1']])
    })

    it('is tried again when it could not be queued', async () => {
      const { slug } = await dailyForm(await ownerIn('UTC'), '2024-06-10T07:59:00Z')
      await respond(slug, '2024-06-10T12:00:00Z')
      await database().execute(sql`alter table outbox add constraint refused check (template <> 'form-digest')`)
      await expect(run('2024-06-11T08:00:00Z')).rejects.toThrow()
      await database().execute(sql`alter table outbox drop constraint refused`)
      await run('2024-06-11T08:01:00Z')
      expect(await counts()).toEqual([['Feedback 1']])
    })

    it('tells nothing of what came before it was asked for, and loses nothing when it is asked for again', async () => {
      const owner = await ownerIn('UTC')
      const form = await createForm(owner)
      await respond(form.slug, new Date(Date.now() - 60_000).toISOString())
      await owner.patch(`/api/forms/${form.id}`, { notify: 'daily' })
      const told = async () =>
        (await query<{ at: string }>(sql`select digest_sent_at::text as at from forms where id = ${form.id}`))[0]?.at
      const first = await told()
      await owner.patch(`/api/forms/${form.id}`, { notify: 'daily', title: 'Another' })
      expect(await told()).toBe(first)
      await run(new Date(Date.now() + 2 * 86_400_000).toISOString())
      expect(await counts()).toEqual([])
    })
  })
})
