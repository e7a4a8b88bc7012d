// @module-tag every-database
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ApiClient } from '@/tests/support/api/client'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { bookBy } from '@/tests/support/factories/bookings'
import { createFormWith } from '@/tests/support/factories/forms'
import { createMeeting } from '@/tests/support/factories/meetings'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const guest = new ApiClient()
const FIRST = '1970-01-02T00:00:00.000Z'
const LAST = '9999-12-30T23:59:59.999Z'
const BEYOND = ['1970-01-01T23:59:59.999Z', '9999-12-31T00:00:00.000Z', '9999-12-31T23:59:59.999Z']

const nested = (depth: number) => {
  let value: unknown = 'deep'
  for (let count = 0; count < depth; count += 1) value = count % 2 ? [value] : { value }
  return value
}

describe('bounds of time and nesting', () => {
  describe('the edges of time', () => {
    it('at them a page has no slots, no conflicts, no bookings and an explanation', async () => {
      const owner = await signInOwner()
      const zone = { timezone: 'Pacific/Kiritimati', duration: 1440 }
      const { slug, id } = await createPage(owner, zone)
      const schedule = `/api/schedule/${slug}`
      for (const [from, to] of [
        ['9999-12-01', '9999-12-30'],
        ['9999-12-30', '9999-12-30'],
        ['1970-01-02', '1970-01-20'],
      ]) {
        const slots = await guest.get(`${schedule}/slots?from=${from}&to=${to}&timezone=Etc/GMT%2B12`)
        expect(slots).toMatchObject({ status: 200, body: { days: [], unchecked: [] } })
      }
      for (const date of ['1970-01-02', '9999-12-30']) {
        expect(await guest.get(`${schedule}/conflicts?date=${date}`)).toMatchObject({ status: 200, body: [] })
      }
      for (const at of [FIRST, LAST]) {
        expect(await guest.post(`${schedule}/book`, visitor(at))).toMatchObject({
          status: 409,
          body: { message: 'This time slot is no longer available.' },
        })
        expect((await owner.get(`/api/time-slot-pages/${id}/explain?at=${at}`)).status).toBe(200)
      }
    })

    it.each(BEYOND)('beyond them every instant is a 400: %s', async (at) => {
      const owner = await signInOwner()
      const { slug, id } = await createPage(owner)
      const { form } = await createFormWith(owner, 'text')
      const meeting = { title: 'Far', location: 'custom', startTime: '2026-01-01T10:00:00.000Z' }
      const answers = await Promise.all([
        bookBy(guest, slug, visitor(at)),
        owner.get(`/api/time-slot-pages/${id}/explain?at=${at}`),
        owner.post('/api/meetings', { ...meeting, endTime: at }),
        owner.post('/api/meetings', { ...meeting, startTime: at, endTime: LAST }),
        owner.get(`/api/meetings/all?from=${at}`),
        owner.get(`/api/meetings/all?to=${at}`),
        owner.patch(`/api/forms/${form.id}`, { closesAt: at }),
        owner.get(`/api/forms/${form.id}/responses?from=${at}`),
        owner.get(`/api/forms/${form.id}/responses/summary?to=${at}`),
      ])
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400))
    })

    it.each(['1970-01-01', '9999-12-31', '0001-01-01', '+10000-01-01'])(
      'beyond them every date is a 400: %s',
      async (date) => {
        const { slug } = await createPage(await signInOwner())
        const asked = encodeURIComponent(date)
        const near = date < '2000' ? '1970-01-03' : '9999-12-30'
        const [from, to] = date < '2000' ? [asked, near] : [near, asked]
        expect((await guest.get(`/api/schedule/${slug}/slots?from=${from}&to=${to}`)).status).toBe(400)
        expect((await guest.get(`/api/schedule/${slug}/conflicts?date=${asked}`)).status).toBe(400)
      },
    )

    it('within them a meeting may end on the last day, and is listed', async () => {
      const owner = await signInOwner()
      const times = { startTime: inDays(1), endTime: LAST }
      expect((await owner.post('/api/meetings', { title: 'Long', location: 'custom', ...times })).status).toBe(201)
      expect((await owner.get(`/api/meetings/all?from=${FIRST}&to=${LAST}`)).body).toMatchObject({ total: 1 })
    })

    it('what lies beyond the 400 days is still a 404 of a page that is not there', async () => {
      const missing = '/api/schedule/no-such-page'
      expect((await guest.get(`${missing}/slots?from=9999-12-01&to=9999-12-30`)).status).toBe(404)
      expect((await guest.get(`${missing}/conflicts?date=9999-12-30`)).status).toBe(404)
      expect((await guest.post(`${missing}/book`, visitor(LAST))).status).toBe(404)
    })

    it('a booking that an idempotency key names is not confused with one far away', async () => {
      const { slug } = await createPage(await signInOwner())
      const headers = { 'idempotency-key': 'edge-1' }
      const near = visitor(inDays(5))
      expect((await bookBy(guest, slug, near, headers)).status).toBe(201)
      expect((await bookBy(guest, slug, { ...near, startTime: LAST }, headers)).status).toBe(409)
      expect((await bookBy(guest, slug, near, headers)).status).toBe(201)
    })
  })

  describe('nesting', () => {
    it.each([33, 500, 5_000, 40_000])('of %i levels is a 400, wherever it stands', async (depth) => {
      const owner = await signInOwner()
      const { slug } = await createPage(owner)
      const { form } = await createFormWith(owner, 'text')
      // The body itself is the first level.
      const deep = `{"responses":{},"more":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`
      const raw = { raw: deep, headers: { 'content-type': 'application/json' } }
      const answers = await Promise.all([
        guest.send('POST', `/api/schedule/${slug}/book`, raw),
        guest.send('POST', `/api/public/forms/${form.slug}/submit`, raw),
        owner.send('POST', '/api/meetings', raw),
        owner.send('PATCH', '/api/settings', raw),
      ])
      for (const answer of answers) {
        expect(answer).toMatchObject({
          status: 400,
          body: { message: 'The body must not be nested deeper than 32 levels' },
        })
      }
    })

    it('of answers is refused as well, and less deep is read', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'text')
      const submit = (depth: number) =>
        guest.post(`/api/public/forms/${form.slug}/submit`, { responses: { [ids[0]]: nested(depth) } })
      expect((await submit(31)).body).toMatchObject({ message: 'The body must not be nested deeper than 32 levels' })
      expect((await submit(30)).body).not.toMatchObject({ message: expect.stringContaining('nested') })
      expect((await submit(30)).status).toBe(400)
    })
  })

  it('a meeting of before these bounds is listed and answered as it was stored', async () => {
    const owner = await signInOwner()
    const times = { startTime: inDays(1), endTime: inDays(2) }
    const { id } = await createMeeting(owner, times)
    await query(sql`update meetings set end_time = '9999-12-31T23:59:59.999Z' where id = ${id}`)
    expect((await owner.get(`/api/meetings/${id}`)).body).toMatchObject({ endTime: '9999-12-31T23:59:59.999Z' })
    expect((await owner.get('/api/meetings/all')).body).toMatchObject({ total: 1 })
    expect((await owner.delete(`/api/meetings/${id}`)).status).toBe(204)
  })

  it('connecting says the same of a private name and of one that does not exist', async () => {
    const owner = await signInOwner()
    const names = ['https://localhost', 'https://10.0.0.1', 'https://no-such-name.invalid']
    const answers = await Promise.all(
      names.map((serverUrl) => owner.post('/api/integrations/caldav', { serverUrl, username: 'ada', password: 'x' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })
})
