import { beforeAll, describe, expect, it, vi } from 'vitest'
import { deliverDue } from '@/lib/outbox/deliver'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail } from '@/tests/support/api/owner'
import { letTimePass } from '@/tests/support/api/timed-mails'
import { createBooking } from '@/tests/support/factories/bookings'
import { inDays, visitor } from '@/tests/support/factories/pages'
import { createHostedPage, makePractice } from '@/tests/support/factories/practice'
import { addMember, type Member } from '@/tests/support/factories/teams'
import { addTimeOff } from '@/tests/support/factories/time-off'

// Mails leave when a test says so.
vi.mock('@/lib/outbox/wake', () => ({ wakeOutbox: vi.fn(), wakeEvents: vi.fn(), wakeWebhooks: vi.fn() }))

let practice: Awaited<ReturnType<typeof makePractice>>
beforeAll(async () => {
  practice = await makePractice()
})

const guest = new ApiClient()
let days = 5
function nextDay(): number {
  days += 1
  return days
}
/** A booking of the first of both hosts who is free, with its page's rules. */
async function booked(fields: object = {}, sent: object = {}) {
  const { ada, ben, acting } = practice
  const hosts = [ada, ben].map(({ id }) => ({ account: id }))
  const groups = [{ name: 'Hosts', choose: 'order', hosts }]
  const page = await createHostedPage(acting, { groups, agreed: [ben] }, fields)
  const day = nextDay()
  const { booking, meeting } = await createBooking(guest, page.slug, visitor(inDays(day, 9), sent))
  const handOver = async () =>
    expect((await acting.post(`/api/meetings/${meeting.id}/hand-over`, { to: ben.id })).status).toBe(200)
  return { page, day, booking, meeting, handOver, path: `/api/bookings/${booking.manageUrl.split('/').at(-1)}` }
}
const subjects = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject.split(':')[0])

describe('a booking that is handed over', () => {
  it('leaves its guests their invitation, which names no host, with the link to leave', async () => {
    const email = newEmail('guest')
    const { handOver, path } = await booked({ maxGuests: 2 }, { guests: [email] })
    const [invitation] = await mailsTo(email)
    await handOver()
    expect(await subjects(email)).toEqual(['Invitation'])
    const token = /\/b\/([\w-]+)\/leave/.exec(invitation?.text ?? '')?.[1]
    expect((await guest.post(`/api/guests/${token}/leave`)).status).toBe(204)
    expect((await guest.get(path)).body).toMatchObject({ booking: { guests: [] } })
  })

  it('reminds the new host, and the old one no more', async () => {
    const { ada, ben } = practice
    const reminders = [{ minutesBefore: 60, to: 'both' }]
    const { booking, meeting, handOver, day } = await booked({ reminders })
    await handOver()
    await letTimePass(booking, meeting, Date.parse(inDays(day, 9)) - Date.now() - 30 * 60_000)
    const reminded = async (email: string) => (await subjects(email)).filter((subject) => subject === 'Reminder').length
    expect([await reminded(ada.email), await reminded(ben.email)]).toEqual([0, 1])
  })
})

const LEAVING = {
  'leave the team': (member: Member, { team }: typeof practice) =>
    member.delete(`/api/teams/${team.id}/members/${member.id}`),
  'delete their account': (member: Member) => member.delete('/api/account', { body: { confirm: member.email } }),
}

describe('a request to move that would bring a booking to a member', () => {
  it.each(Object.entries(LEAVING))(
    'ends when they %s: the booking stays where it is, and its attendee reads of it',
    async (_, leave) => {
      const { ada, team, acting } = practice
      const cem = await addMember(ada, team, 'host')
      const attendeeEmail = newEmail()
      const hosts = [ada, cem].map(({ id }) => ({ account: id }))
      const groups = [{ name: 'Hosts', choose: 'order', hosts }]
      const rules = { approval: 'always', moveHosts: 'any' }
      const page = await createHostedPage(acting, { groups, agreed: [cem] }, rules)
      const [day, other] = [nextDay(), nextDay()]
      const { booking, meeting } = await createBooking(guest, page.slug, visitor(inDays(day, 9), { attendeeEmail }))
      await acting.post(`/api/meetings/${meeting.id}/approve`)
      await addTimeOff(ada, { from: inDays(other).slice(0, 10) })
      const path = `/api/bookings/${booking.manageUrl.split('/').at(-1)}`
      expect((await guest.post(`${path}/move`, { startTime: inDays(other, 9) })).status).toBe(200)
      await deliverDue()
      expect((await leave(cem, practice)).status).toBeLessThan(300)
      expect((await guest.get(path)).body).toMatchObject({ booking: { startTime: inDays(day, 9), moveRequest: null } })
      expect((await subjects(attendeeEmail)).at(-1)).toBe('Time stays')
      expect((await acting.post(`/api/meetings/${meeting.id}/approve`)).body).toMatchObject({ code: 'not_pending' })
    },
  )

  it('is not approved once they host the page no more', async () => {
    const { ada, acting } = practice
    const { page, day, meeting, path } = await booked({ approval: 'always', moveHosts: 'any' })
    await acting.post(`/api/meetings/${meeting.id}/approve`)
    const other = nextDay()
    await addTimeOff(ada, { from: inDays(other).slice(0, 10) })
    expect((await guest.post(`${path}/move`, { startTime: inDays(other, 9) })).status).toBe(200)
    await acting.patch(`/api/time-slot-pages/${page.id}`, {
      hostGroups: [{ name: 'Hosts', choose: 'order', hosts: [{ account: ada.id }] }],
    })
    expect(await acting.post(`/api/meetings/${meeting.id}/approve`)).toMatchObject({
      status: 409,
      body: { code: 'taken' },
    })
    expect((await acting.post(`/api/meetings/${meeting.id}/decline`)).status).toBe(200)
    expect((await guest.get(path)).body).toMatchObject({ booking: { startTime: inDays(day, 9), moveRequest: null } })
  })
})
