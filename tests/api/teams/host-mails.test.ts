import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { deliverDue } from '@/lib/outbox/deliver'
import { endRetention } from '@/lib/people/server/retain'
import { DAY_MS } from '@/lib/scheduling/units'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createBooking } from '@/tests/support/factories/bookings'
import { inDays, visitor } from '@/tests/support/factories/pages'
import { createHostedPage, makePractice } from '@/tests/support/factories/practice'

// Mails leave when a test says so.
vi.mock('@/lib/outbox/wake', () => ({ wakeOutbox: vi.fn(), wakeEvents: vi.fn(), wakeWebhooks: vi.fn() }))

let practice: Awaited<ReturnType<typeof makePractice>>
beforeAll(async () => {
  practice = await makePractice()
})

const guest = new ApiClient()
let days = 5
/** A booking of both hosts on a day of its own. */
async function book(fields: object = {}, group: object = { need: 'all' }) {
  const { ada, ben, acting } = practice
  const hosts = [ada, ben].map(({ id }) => ({ account: id }))
  const page = await createHostedPage(acting, { groups: [{ name: 'Hosts', hosts, ...group }], agreed: [ben] }, fields)
  // Those of the practice and of pages before have left.
  await deliverDue()
  const before = await Promise.all([ada, ben].map(async ({ email }) => (await mailsTo(email)).length))
  days += 1
  const day = days
  const { booking, meeting } = await createBooking(
    guest,
    page.slug,
    visitor(inDays(day, 9), { attendeeEmail: newEmail(), userTimezone: 'UTC' }),
  )
  const token = booking.manageUrl.split('/').at(-1)
  const move = async (hour: number) =>
    expect((await acting.post(`/api/meetings/${meeting.id}/move`, { startTime: inDays(day, hour) })).status).toBe(200)
  /** The mails to each host since then, once those that are due have left. */
  const toHosts = () =>
    Promise.all([ada, ben].map(async ({ email }, index) => (await mailsTo(email)).slice(before[index])))
  const subjects = async () => (await toHosts()).map((mails) => mails.map(({ subject }) => subject.split(':')[0]))
  return { id: meeting.id, day, token, move, toHosts, subjects }
}

describe('tellHosts', () => {
  it('mails a few moves an hour of one booking; one mail tells the last state', async () => {
    const { move, toHosts, subjects } = await book()
    for (let hour = 10; hour <= 15; hour += 1) {
      await deliverDue()
      await move(hour)
    }
    const told = ['New booking', 'New time', 'New time', 'New time']
    expect(await subjects()).toEqual([told, told])
    await query(sql`update outbox set next_attempt_at = now() where held_for = 'moves' and done_at is null`)
    expect(await subjects()).toEqual([
      [...told, 'New time'],
      [...told, 'New time'],
    ])
    for (const mails of await toHosts()) expect(mails.at(-1)?.text).toMatch(/Before: .* 12:00.*\nWhen: .* 15:00/)
  })

  it('tells a booking that was moved before its mail has left at its new time alone', async () => {
    const { move, toHosts, subjects } = await book()
    await move(11)
    expect(await subjects()).toEqual([['New booking'], ['New booking']])
    for (const [mail] of await toHosts()) {
      expect(mail?.text).toMatch(/When: .* 11:00/)
      expect(mail?.text).not.toContain('Before:')
    }
  })

  it('tells nobody of what is over before they heard of it, and the end alone to whom a move was not told', async () => {
    const { acting } = practice
    const unheard = await book()
    await acting.post(`/api/meetings/${unheard.id}/cancel`)
    expect(await unheard.subjects()).toEqual([[], []])
    const known = await book()
    await deliverDue()
    await known.move(11)
    await acting.post(`/api/meetings/${known.id}/cancel`)
    expect(await known.subjects()).toEqual([
      ['New booking', 'Cancelled'],
      ['New booking', 'Cancelled'],
    ])
  })

  it('asks nobody to decide what was decided or withdrawn before the mail has left', async () => {
    const { acting } = practice
    const declined = await book({ approval: 'always' })
    await acting.post(`/api/meetings/${declined.id}/decline`)
    expect(await declined.subjects()).toEqual([[], []])
    const approved = await book({ approval: 'always' })
    await acting.post(`/api/meetings/${approved.id}/approve`)
    await deliverDue()
    const startTime = inDays(approved.day, 14)
    expect((await guest.post(`/api/bookings/${approved.token}/move`, { startTime })).status).toBe(200)
    await approved.move(12)
    expect(await approved.subjects()).toEqual([
      ['New booking', 'New time'],
      ['New booking', 'New time'],
    ])
  })

  it('tells a host who gives a booking on no other time than they know', async () => {
    const { ben, acting } = practice
    const { id, move, toHosts } = await book({}, { choose: 'order' })
    await deliverDue()
    await move(11)
    expect((await acting.post(`/api/meetings/${id}/hand-over`, { to: ben.id })).status).toBe(200)
    const [toAda = [], toBen = []] = await toHosts()
    expect(toAda.map(({ subject }) => subject.split(':')[0])).toEqual(['New booking', 'No longer yours'])
    expect(toAda.at(-1)?.text).toMatch(/When: .* 09:00/)
    expect(toBen.map(({ text }) => /When: .* 11:00/.test(text))).toEqual([true])
  })

  it('leaves out whose person is forgotten before the mail has left', async () => {
    const { subjects, day } = await book({ retentionDays: 1 })
    await endRetention(new Date(Date.parse(inDays(day)) + 3 * DAY_MS))
    expect(await subjects()).toEqual([[], []])
  })
})
