import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import type { Meeting } from '@/lib/meetings/schema'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { connectedOwner, readFile } from '@/tests/support/api/events'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { createMeeting } from '@/tests/support/factories/meetings'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { actingFor, addMember, makeTeam, signInMember } from '@/tests/support/factories/teams'

const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env)

beforeEach(() => fakes.reset())
afterAll(() => fakes.stop())

const JITSI = 'https://meet.jit.si/{random}'
const ROOM = /^https:\/\/meet\.jit\.si\/[a-km-np-z2-9]{16}$/
const byLink = (linkPattern = JITSI) => ({ location: 'link', locationData: { linkPattern } })
const guest = new ApiClient()

describe('POST /api/schedule/{slug}/book', () => {
  it('makes the link of a page with a pattern in the same write: the answer, mails, files and the event have it, and a move keeps it', async () => {
    const { owner, google } = await connectedOwner(fakes, 'google')
    const page = await createPage(owner, { ...byLink(), targetCalendars: [`google_${google}`] })
    const shown = (await guest.get(`/api/schedule/${page.slug}`)).body
    expect(shown).toMatchObject({ location: 'link', customLocation: 'Online' })
    expect(JSON.stringify(shown)).not.toContain('jit.si')
    const attendee = newEmail('vera')
    const answer = await book(page.slug, visitor(inDays(3), { attendeeEmail: attendee }))
    const { meeting, booking } = answer.body
    const link = meeting.locationData.meetLink
    expect(link).toMatch(ROOM)
    expect(meeting.locationData).not.toHaveProperty('linkPattern')
    expect(fakes.google.events()).toMatchObject([{ location: link }])
    const [first] = await mailsTo(attendee)
    expect(first?.text).toContain(link)
    expect(readFile(first?.calendarFile ?? '')).toMatchObject({ location: link })
    expect((await mailsTo(owner.email)).at(-1)?.text).toContain(link)
    const manage = `/api/bookings/${booking.manageUrl.split('/').pop()}`
    expect((await guest.get(manage)).body).toMatchObject({ meeting: { locationData: { meetLink: link } } })
    expect((await guest.post(`${manage}/move`, { startTime: inDays(4) })).status).toBe(200)
    const moved = (await owner.get(`/api/meetings/${meeting.id}`)).body as Meeting
    expect(moved).toMatchObject({ startTime: inDays(4), location: 'link', locationData: { meetLink: link } })
    expect(fakes.google.events()).toMatchObject([{ location: link }])
    expect((await guest.post(`${manage}/cancel`, {})).status).toBe(204)
    expect((await mailsTo(attendee)).at(-1)?.text).not.toContain(link)
  })

  it('gives each booking another link, each place in the pattern the same code, and the hosts of a team that of the team', async () => {
    const ada = await signInMember()
    const team = await makeTeam(ada)
    const ben = await addMember(ada, team, 'host')
    const acting = actingFor(ada, team.id)
    const page = await createPage(acting, {
      ...byLink('https://meet.example/{random}?room={random}'),
      hostGroups: [{ name: 'Hosts', need: 'all', choose: 'order', hosts: [{ account: ada.id }, { account: ben.id }] }],
    })
    await ben.patch(`/api/hosting/${page.id}`, { state: 'agreed' })
    const links = []
    for (const day of [3, 4]) {
      const { body } = await book(page.slug, visitor(inDays(day)))
      links.push(body.meeting.locationData.meetLink)
      const { meetings } = (await ben.get('/api/meetings/all?page=1')).body as { meetings: Meeting[] }
      expect(meetings.map(({ locationData }) => locationData.meetLink)).toContain(links.at(-1))
    }
    expect(links[0]).toMatch(/^https:\/\/meet\.example\/([a-z2-9]{16})\?room=\1$/)
    expect(links[0]).not.toBe(links[1])
  })

  it('sends the link of a request when it is approved', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner, { ...byLink(), approval: 'always' })
    const attendee = newEmail('vera')
    const { body } = await book(page.slug, visitor(inDays(3), { attendeeEmail: attendee }))
    const { meetLink: link = '' } = body.meeting.locationData
    expect((await mailsTo(attendee))[0]?.text).not.toContain('jit.si')
    await owner.post(`/api/meetings/${body.meeting.id}/approve`)
    const mails = await mailsTo(attendee)
    expect(mails.filter(({ text }) => text.includes(link))).toHaveLength(1)
  })
})

describe('POST /api/time-slot-pages', () => {
  it('refuses a page by link without a pattern, and any text that is none, also when a change takes it away', async () => {
    const owner = await signInOwner()
    const body = { title: 'Intro', timezone: 'UTC' }
    const path = 'locationData.linkPattern'
    const refused = { status: 400, body: { issues: [expect.objectContaining({ path })] } }
    for (const locationData of [{}, { linkPattern: '' }, { linkPattern: 'https://meet.jit.si/room' }]) {
      expect(await owner.post('/api/time-slot-pages', { ...body, location: 'link', locationData })).toMatchObject(
        refused,
      )
    }
    const page = await createPage(owner, byLink())
    const one = `/api/time-slot-pages/${page.id}`
    expect(await owner.patch(one, { locationData: {} })).toMatchObject(refused)
    expect(await owner.patch(one, { locationData: { linkPattern: `${JITSI}${'x'.repeat(500)}` } })).toMatchObject(
      refused,
    )
    expect((await owner.get(one)).body).toMatchObject(byLink())
    expect((await owner.patch(one, { location: 'custom', locationData: {} })).status).toBe(200)
    expect(await owner.patch(one, { location: 'link' })).toMatchObject(refused)
  })
})

describe('POST /api/meetings', () => {
  it('makes the link by the pattern, which is not kept; a change keeps the link until it brings another pattern', async () => {
    const owner = await signInOwner()
    const { id, ...made } = await createMeeting(owner, byLink())
    expect(made).toMatchObject({ location: 'link', locationData: { meetLink: expect.stringMatching(ROOM) } })
    const { title, startTime, endTime, locationData } = made
    expect(locationData).not.toHaveProperty('linkPattern')
    const put = async (fields: object) => {
      const answer = await owner.put(`/api/meetings/${id}`, { title, startTime, endTime, location: 'link', ...fields })
      return (answer.body as Meeting).locationData
    }
    expect(await put({})).toEqual(locationData)
    expect(await put({ locationData: {} })).toEqual(locationData)
    const other = await put({ locationData: { linkPattern: JITSI } })
    expect(other.meetLink).toMatch(ROOM)
    expect(other.meetLink).not.toBe(locationData.meetLink)
    const bare = await owner.post('/api/meetings', { title, startTime, endTime, location: 'link' })
    expect(bare).toMatchObject({ status: 400, body: { issues: [{ path: 'locationData.linkPattern' }] } })
  })
})
