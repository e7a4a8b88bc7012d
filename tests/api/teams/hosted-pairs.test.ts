import { beforeAll, describe, expect, it } from 'vitest'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { listResponses } from '@/tests/support/api/forms'
import { deliverAll, mailsTo, newEmail } from '@/tests/support/api/owner'
import { letTimePass } from '@/tests/support/api/timed-mails'
import { createFormWith } from '@/tests/support/factories/forms'
import { inDays, visitor } from '@/tests/support/factories/pages'
import { actingFor, addMember, type Member, makeTeam, signInMember } from '@/tests/support/factories/teams'

let ada: Member
let ben: Member
let team: Awaited<ReturnType<typeof makeTeam>>
let acting: ApiClient
beforeAll(async () => {
  ada = await signInMember()
  team = await makeTeam(ada)
  ben = await addMember(ada, team, 'host')
  acting = actingFor(ada, team.id)
})

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '00:00', endTime: '23:59' }))
const guest = new ApiClient()
type Page = { id: string; slug: string }

async function hostedPage(fields: object, group: object = {}, client = acting, host = ben): Promise<Page> {
  const hosts = [{ account: ada.id }, { account: host.id }]
  const hostGroups = [{ name: 'Hosts', need: 'all', hosts, ...group }]
  const sent = { title: 'Intro call', timezone: 'UTC', availabilities: EVERY_DAY, duration: 60, hostGroups, ...fields }
  const { body, status } = await client.post('/api/time-slot-pages', sent)
  if (status !== 201) throw new Error(JSON.stringify(body))
  await host.patch(`/api/hosting/${(body as Page).id}`, { state: 'agreed' })
  return body as Page
}

let days = 2
/** Ten o'clock of a date that no other test uses. */
function nextStart(): string {
  days += 1
  return inDays(days, 10)
}
async function meetingsAt(client: ApiClient, start: string) {
  const date = start.slice(0, 10)
  const { body } = await client.get(`/api/meetings/all?page=1&from=${date}T00:00:00Z&to=${date}T23:59:00Z`)
  return (body as { meetings: { id: string; status: string }[] }).meetings
}

describe('a booking with hosts', () => {
  it('is made once by a link to a secret page that is good for one, with the host who was chosen', async () => {
    const page = await hostedPage({ visibility: 'secret' }, { need: 1, choose: 'visitor' })
    const link = await acting.post(`/api/time-slot-pages/${page.id}/links`, { maxUses: 1 })
    const k = new URL((link.body as { url: string }).url).searchParams.get('k') ?? ''
    expect((await guest.get(`/api/schedule/${page.slug}`)).status).toBe(404)
    const { body } = await guest.get(`/api/schedule/${page.slug}?k=${k}`)
    const [, second] = (body as { hosts: { id: string }[] }).hosts
    const start = nextStart()
    const date = start.slice(0, 10)
    const path = `/api/schedule/${page.slug}/slots?from=${date}&to=${date}&host=${second?.id}`
    expect((await guest.get(path)).status).toBe(404)
    expect((await guest.get(`${path}&k=${k}`)).status).toBe(200)
    expect((await book(page.slug, visitor(start, { host: second?.id }))).status).toBe(404)
    expect((await book(page.slug, visitor(start, { host: second?.id, k }))).status).toBe(201)
    expect((await book(page.slug, visitor(nextStart(), { k }))).status).toBe(404)
    expect(await meetingsAt(ben, start)).toHaveLength(1)
    expect(await meetingsAt(ada, start)).toEqual([])
  })

  it('uses up the code that checks an address: of two at once, one is made', async () => {
    const page = await hostedPage({ requireEmailCheck: true })
    const email = newEmail()
    const starts = [nextStart(), nextStart()]
    const send = (start = '', fields: object = {}) =>
      book(page.slug, visitor(start, { attendeeEmail: email, ...fields }))
    expect(await send(starts[0])).toMatchObject({ status: 403, body: { code: 'email_check' } })
    await guest.post(`/api/schedule/${page.slug}/email-check`, { email })
    const subjects = (await mailsTo(email)).map(({ subject }) => subject).join()
    const emailCode = /\b\d{6}\b/.exec(subjects)?.[0]
    const answers = await Promise.all(starts.map((start) => send(start, { emailCode })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403])
    const held = await Promise.all(starts.flatMap((start) => [meetingsAt(ada, start), meetingsAt(ben, start)]))
    expect(held.flat()).toHaveLength(2)
  })

  it('keeps its answers as one response of the team, which each host reads at their own meeting', async () => {
    const { form, ids } = await createFormWith(acting, 'text')
    const page = await hostedPage({ formId: form.id })
    const [start, responses] = [nextStart(), { [ids[0]]: 'A first talk' }]
    expect((await book(page.slug, visitor(start, { responses }))).status).toBe(201)
    expect(await book(page.slug, visitor(start, { responses }))).toMatchObject({ status: 409 })
    expect(await listResponses(acting, form.id)).toMatchObject([{ data: responses }])
    const [own] = await meetingsAt(ben, start)
    expect((await ben.get(`/api/meetings/${own?.id}`)).body).toMatchObject({ hasAnswers: true })
    expect((await ben.get(`/api/meetings/${own?.id}/answers`)).body).toMatchObject({
      answers: { response: { data: responses } },
    })
  })

  it('reminds each host in place of the team, once, at their own meeting', async () => {
    const page = await hostedPage({ reminders: [{ minutesBefore: 30, to: 'both' }] })
    const start = nextStart()
    const { booking, meeting } = (await book(page.slug, visitor(start, { attendeeEmail: newEmail() }))).body
    await letTimePass(booking, meeting, Date.parse(start) - Date.now() - 29 * 60_000)
    for (const host of [ada, ben]) {
      const [own] = await meetingsAt(host, start)
      const reminders = (await mailsTo(host.email)).filter(({ subject }) => subject.startsWith('Reminder'))
      expect(reminders).toHaveLength(1)
      expect(reminders[0]?.text).toContain(`meeting=${own?.id}`)
    }
  })

  it('ends with its team: all hosts are free, and told', async () => {
    const cem = await signInMember()
    const other = await makeTeam(ada, { name: 'Short-lived' })
    await addMember(ada, other, 'host', cem)
    const theirs = actingFor(ada, other.id)
    const page = await hostedPage({}, {}, theirs, cem)
    const start = nextStart()
    expect((await book(page.slug, visitor(start))).status).toBe(201)
    expect(await meetingsAt(cem, start)).toMatchObject([{ status: 'confirmed' }])
    // A host whose first notice has not left gets no notice of the end.
    await deliverAll()
    expect((await ada.send('DELETE', `/api/teams/${other.id}`, { body: { confirm: other.slug } })).status).toBe(200)
    for (const host of [ada, cem]) {
      expect(await meetingsAt(host, start)).toMatchObject([{ status: 'cancelled' }])
      const [own] = await meetingsAt(host, start)
      const told = (await mailsTo(host.email)).filter(({ subject }) => /^Cancelled/.test(subject))
      expect(told.map(({ text }) => text)).toContainEqual(expect.stringContaining('Intro call'))
      expect(own).toBeDefined()
    }
    const own = await hostedPage({}, { hosts: [{ account: ada.id }] })
    expect((await book(own.slug, visitor(start))).status).toBe(201)
    expect((await ada.post(`/api/teams/${other.id}/restore`)).status).toBe(200)
    expect(await meetingsAt(cem, start)).toMatchObject([{ status: 'cancelled' }])
  })
})
