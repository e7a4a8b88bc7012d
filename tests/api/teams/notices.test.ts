import { beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail } from '@/tests/support/api/owner'
import { createForm } from '@/tests/support/factories/forms'
import { inDays, visitor } from '@/tests/support/factories/pages'
import { createResponse } from '@/tests/support/factories/responses'
import { actingFor, type Member, makeTeam, signInMember } from '@/tests/support/factories/teams'
import { nextEvening, WITH_OTHER_TIMES } from '@/tests/support/factories/time-requests'

let ada: Member
let acting: ApiClient
let screens: string
let page: { id: string; slug: string }
beforeAll(async () => {
  ada = await signInMember()
  const team = await makeTeam(ada)
  acting = actingFor(ada, team.id)
  screens = `/team/${team.slug}`
  const { body: room } = await acting.post('/api/rooms', { name: 'Red room' })
  const hostGroups = [{ name: 'Room', hosts: [{ account: (room as { id: string }).id }] }]
  const sent = { title: 'Red room', timezone: 'UTC', duration: 60, hostGroups, ...WITH_OTHER_TIMES }
  page = (await acting.post('/api/time-slot-pages', sent)).body as typeof page
})

/** The paths of the links in the mails to the team's owner whose subject has the words. */
async function linksIn(subject: string): Promise<string[]> {
  const mails = (await mailsTo(ada.email)).filter((mail) => mail.subject.includes(subject))
  expect(mails).toHaveLength(1)
  const links = mails[0]?.text?.match(/https?:\/\/[^\s)>\]]+/g) ?? []
  return links.map((link) => new URL(link)).map(({ pathname, search }) => pathname + search)
}

describe('toTeamNotice', () => {
  it('tells the first owner of a booking that only a room holds, with the meeting of the team', async () => {
    const booked = await new ApiClient().post(`/api/schedule/${page.slug}/book`, visitor(inDays(20, 10)))
    expect(booked.status).toBe(201)
    const { body } = await acting.get('/api/meetings/all?page=1')
    const [meeting] = (body as { meetings: { id: string }[] }).meetings
    expect(await linksIn('New booking')).toContain(`${screens}/meetings?meeting=${meeting?.id}`)
  })

  it('tells them of a request for other times, with what is in its way', async () => {
    const { startTime } = nextEvening()
    const sent = { ...visitor(startTime, { attendeeEmail: newEmail() }), startTimes: [startTime] }
    expect((await new ApiClient().post(`/api/schedule/${page.slug}/other-times`, sent)).status).toBe(201)
    expect(await linksIn('another time')).toContain(`${screens}/meetings`)
  })

  it('leads from a response to the screen of the team', async () => {
    const form = await createForm(acting, { title: 'Feedback', isPublished: true, notify: 'each' })
    await createResponse(new ApiClient(), form.slug)
    const links = await linksIn('Feedback')
    expect(links).toEqual(expect.arrayContaining([expect.stringMatching(`^${screens}/response/`)]))
  })
})

describe('GET /feeds/{token}.ics of a team', () => {
  it('leads to the meetings of the team', async () => {
    const { body } = await acting.post('/api/feeds', { kind: 'full' })
    const { text } = await new ApiClient().get(new URL((body as { url: string }).url).pathname)
    expect(text.replaceAll('\r\n ', '')).toContain(`${screens}/meetings?meeting=`)
  })
})
