import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { MeetingPage, OwnMeeting } from '@/lib/meetings/schema'
import { deliverDue } from '@/lib/outbox/deliver'
import { ApiClient } from '../support/api/client'
import { comeBack, consentAddress } from '../support/api/connect'
import { bookOn, connectedOwner, eventsOf, readFile, runAgain } from '../support/api/events'
import { mailsTo, signInOwner } from '../support/api/owner'
import { startLab } from '../support/lab/lab'
import { MICROSOFT_ACCOUNTS } from '../support/lab/microsoft/microsoft'

const lab = await startLab()
Object.assign(process.env, lab.env)

beforeEach(() => lab.reset())
afterAll(() => lab.stop())

const TEAMS = /^https:\/\/teams\.microsoft\.com\/l\/meetup-join\//

describe('a booking whose page meets on Teams', () => {
  it('is answered with its link; Microsoft invites, and our file is a plain one of its UID', async () => {
    const { owner } = await connectedOwner(lab, 'microsoft')
    const { answer, attendee } = await bookOn(owner, { location: 'teams' })
    const [event] = lab.microsoft.events()
    const { meetLink } = answer.body.meeting.locationData
    expect(meetLink).toMatch(TEAMS)
    expect(answer.body.meeting.locationData).toMatchObject({
      outlookEventId: event?.id,
      outlookWebLink: event?.webLink,
    })
    expect(event).toMatchObject({ subject: 'Intro call', onlineMeeting: { joinUrl: meetLink } })
    expect(lab.microsoft.state.invitations).toMatchObject([{ reason: 'made', to: [attendee] }])
    for (const address of [attendee, owner.email]) {
      const mail = (await mailsTo(address)).at(-1)
      expect(mail?.text).toContain(meetLink)
      expect(readFile(mail?.calendarFile)).toMatchObject({ method: null, uid: event?.iCalUId })
    }
  })

  it('leaves the calendar when it is cancelled, and Microsoft tells the attendee', async () => {
    const { owner } = await connectedOwner(lab, 'microsoft')
    const { answer } = await bookOn(owner, { location: 'teams' })
    await deliverDue()
    const token = answer.body.booking.manageUrl.split('/').at(-1)
    expect((await new ApiClient().post(`/api/bookings/${token}/cancel`)).status).toBe(204)
    await deliverDue()
    expect(lab.microsoft.events()).toEqual([])
    expect(lab.microsoft.state.invitations.map(({ reason }) => reason)).toEqual(['made', 'cancelled'])
  })

  it('makes one event, also when the answer to its making was lost', async () => {
    const { owner } = await connectedOwner(lab, 'microsoft')
    lab.fail({ provider: 'microsoft', call: 'events.create', kind: 'cut-after-success' })
    const { answer } = await bookOn(owner, { location: 'teams' })
    await runAgain()
    expect(lab.microsoft.events()).toHaveLength(1)
    const { body } = await owner.get(`/api/meetings/${answer.body.meeting.id}`)
    expect((body as OwnMeeting).locationData.meetLink).toMatch(TEAMS)
  })

  it('stands without a link where the account at home may make none, and its owner is told', async () => {
    const owner = await signInOwner()
    const address = await consentAddress(owner, 'microsoft')
    await comeBack(owner, await lab.consent(address, { account: MICROSOFT_ACCOUNTS[2]?.email }))
    const { answer } = await bookOn(owner, { location: 'teams' })
    expect(answer).toMatchObject({ status: 201, body: { meeting: { locationData: {} } } })
    const { body } = await owner.get(`/api/meetings/${answer.body.meeting.id}`)
    expect((body as OwnMeeting).calendarEvents).toMatchObject([{ provider: 'microsoft', state: 'failed' }])
  })
})

describe('an Outlook calendar', () => {
  it('gets the event of a Zoom booking, with its link as place, when it is a target', async () => {
    const { owner, microsoft } = await connectedOwner(lab, 'microsoft', 'zoom')
    const { answer } = await bookOn(owner, { location: 'zoom', targetCalendars: [`teams_${microsoft}`] })
    const { zoomJoinUrl } = answer.body.meeting.locationData
    expect(lab.microsoft.events()).toMatchObject([{ location: { displayName: zoomJoinUrl }, isOnlineMeeting: false }])
    expect(await eventsOf(answer.body.meeting.id)).toMatchObject([{ role: 'conference' }, { role: 'main' }])
  })

  it('closes the times of its events', async () => {
    const { owner, microsoft } = await connectedOwner(lab, 'microsoft')
    const start = new Date(Date.now() + 3 * 86_400_000).setUTCHours(9, 0, 0, 0)
    lab.microsoft.addEvent({ start, end: start + 12 * 3_600_000 })
    const { answer } = await bookOn(owner, { conflictCheckCalendars: [`teams_${microsoft}`] })
    expect(answer.status).toBe(409)
  })

  it('shows its events among the meetings, as of Outlook', async () => {
    const { owner } = await connectedOwner(lab, 'microsoft')
    const start = Date.now() + 86_400_000
    const [event] = lab.microsoft.addEvent({ start, end: start + 3_600_000, title: 'Dentist' })
    const { body } = await owner.get('/api/meetings/all?page=1')
    expect((body as MeetingPage).meetings.filter(({ title }) => title === 'Dentist')).toMatchObject([
      { primarySource: 'outlook', locationData: { outlookEventId: event?.id, outlookWebLink: event?.webLink } },
    ])
  })
})
