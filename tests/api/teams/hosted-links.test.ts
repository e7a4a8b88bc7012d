import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { deliverDue } from '@/lib/outbox/deliver'
import { ApiClient } from '@/tests/support/api/client'
import { connectBy, integrationsOf } from '@/tests/support/api/connect'
import { endHold } from '@/tests/support/api/events'
import { mailsTo, newEmail } from '@/tests/support/api/owner'
import { inDays, visitor } from '@/tests/support/factories/pages'
import { actingFor, addMember, makeTeam, signInMember } from '@/tests/support/factories/teams'

const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env)

beforeEach(() => fakes.reset())
afterAll(() => fakes.stop())

const MEET = /^https:\/\/meet\.google\.com\/[a-z-]+$/
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '00:00', endTime: '23:59' }))

type Both = {
  booking: { manageUrl: string }
  meeting: { id: string; locationData: { meetLink?: string } }
}

/** A page of a team that needs Ada, who has the account, and one more, or lets either of two take a booking. */
async function booked(provider: 'google' | 'zoom', { location, need }: { location: string; need: 'all' | number }) {
  const ada = await signInMember()
  await connectBy(fakes, ada, provider)
  const [integration] = await integrationsOf(ada)
  const team = await makeTeam(ada)
  const ben = await addMember(ada, team, 'host')
  const acting = actingFor(ada, team.id)
  const { body: made } = await acting.post('/api/time-slot-pages', {
    title: 'Intro call',
    timezone: 'UTC',
    location,
    duration: 60,
    availabilities: EVERY_DAY,
    hostGroups: [{ name: 'Hosts', need, choose: 'order', hosts: [{ account: ada.id }, { account: ben.id }] }],
  })
  const page = made as { id: string; slug: string }
  const targetCalendars = provider === 'google' ? [`google_${integration?.id}`] : []
  await ada.patch(`/api/hosting/${page.id}`, { targetCalendars })
  await ben.patch(`/api/hosting/${page.id}`, { state: 'agreed' })
  const attendee = newEmail('vera')
  const answer = await new ApiClient().post(
    `/api/schedule/${page.slug}/book`,
    visitor(inDays(3), { attendeeEmail: attendee }),
  )
  expect(answer.status).toBe(201)
  await deliverDue()
  await endHold()
  return { ada, ben, acting, attendee, ...(answer.body as Both) }
}

type Own = { id: string; locationData: { meetLink?: string }; status: string }
async function ownMeeting(client: ApiClient): Promise<Own | undefined> {
  const { body } = await client.get('/api/meetings/all?page=1')
  const [first] = (body as { meetings: { id: string }[] }).meetings
  return first && ((await client.get(`/api/meetings/${first.id}`)).body as Own)
}

describe('the video link of a booking with hosts', () => {
  it('is made by the first person with their own account, once in their calendar, and all hosts have it', async () => {
    const { ada, ben, attendee, booking, meeting } = await booked('google', { location: 'google_meet', need: 'all' })
    const link = meeting.locationData.meetLink
    expect(link).toMatch(MEET)
    const [event, ...others] = fakes.google.events()
    expect(others).toEqual([])
    expect(event).toMatchObject({ hangoutLink: link })
    expect(event?.attendees ?? []).toEqual([])
    expect(fakes.google.state.invitations).toEqual([])
    for (const host of [ada, ben]) expect((await ownMeeting(host))?.locationData.meetLink).toBe(link)
    for (const email of [attendee, ada.email, ben.email]) {
      expect((await mailsTo(email)).map(({ text }) => text)).toContainEqual(expect.stringContaining(link ?? ''))
    }
    const token = booking.manageUrl.split('/').at(-1)
    await new ApiClient().post(`/api/bookings/${token}/cancel`)
    await deliverDue()
    expect(fakes.google.events()).toEqual([])
  })

  it('stays when the host who made it hands the booking over', async () => {
    const { ada, ben, acting, meeting } = await booked('zoom', { location: 'zoom', need: 1 })
    const link = meeting.locationData.meetLink
    expect(link).toMatch(/zoom\.us/)
    const handed = await acting.post(`/api/meetings/${meeting.id}/hand-over`, { to: ben.id })
    expect(handed.status).toBe(200)
    await deliverDue()
    expect(fakes.zoom.meetings.all()).toHaveLength(1)
    expect((await ownMeeting(ben))?.locationData.meetLink).toBe(link)
    expect((handed.body as Both).meeting.locationData.meetLink).toBe(link)
    expect(await ownMeeting(ada)).toMatchObject({ status: 'cancelled' })
  })
})
