import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail } from '@/tests/support/api/owner'
import { inDays, visitor } from '@/tests/support/factories/pages'
import { actingFor, addMember, type Member, makeTeam, signInMember } from '@/tests/support/factories/teams'

vi.hoisted(() => Object.assign(process.env, { LIMIT_MAILS_RECIPIENT: '3/3600', LIMIT_MAILS_OWNER: '10/86400' }))
// Mails leave when a test reads them.
vi.mock('@/lib/outbox/wake', () => ({ wakeOutbox: vi.fn(), wakeEvents: vi.fn(), wakeWebhooks: vi.fn() }))

const subjects = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject)
const withWord = async (address: string, word: string) =>
  (await subjects(address)).filter((subject) => subject.includes(word))

describe('invitations to teams', () => {
  it('count for whoever invites, over all their teams', async () => {
    const ada = await signInMember()
    const teams = [await makeTeam(ada), await makeTeam(ada)]
    const invite = async (turn: number) =>
      ada.post(`/api/teams/${teams[turn % 2]?.id}/invitations`, { email: newEmail('invited'), role: 'host' })
    for (let turn = 0; turn < 10; turn += 1) expect((await invite(turn)).status).toBe(201)
    for (const turn of [0, 1]) expect(await invite(turn)).toMatchObject({ status: 409, body: { code: 'mail_limit' } })
  })

  it('count for the mailbox, however its address is spelled', async () => {
    const ada = await signInMember()
    const team = await makeTeam(ada)
    const [name, domain] = newEmail('target').split('@')
    const invite = async (tag: number) =>
      (await ada.post(`/api/teams/${team.id}/invitations`, { email: `${name}+${tag}@${domain}`, role: 'host' })).status
    expect([await invite(1), await invite(2), await invite(3), await invite(4)]).toEqual([201, 201, 201, 429])
  })
})

describe('mails to hosts', () => {
  let ada: Member
  let ben: Member
  let acting: ApiClient
  let page: { id: string; slug: string }
  const groups = (hosts: Member[]) => [
    { name: 'Therapists', choose: 'order', hosts: hosts.map(({ id: account }) => ({ account })) },
  ]
  beforeAll(async () => {
    ada = await signInMember()
    const team = await makeTeam(ada)
    ben = await addMember(ada, team, 'host')
    acting = actingFor(ada, team.id)
    const days = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '17:00' }))
    const sent = { title: 'Intro', timezone: 'UTC', availabilities: days, duration: 60, hostGroups: groups([ada, ben]) }
    page = (await acting.post('/api/time-slot-pages', sent)).body as typeof page
    await ben.patch(`/api/hosting/${page.id}`, { state: 'agreed' })
  })
  const meetingAt = async (start: string) => {
    const sent = visitor(start, { attendeeEmail: newEmail() })
    expect((await new ApiClient().post(`/api/schedule/${page.slug}/book`, sent)).status).toBe(201)
    const { body } = await acting.get(`/api/meetings/all?page=1&from=${start}&to=${start.replace('T12', 'T13')}`)
    return (body as { meetings: { id: string }[] }).meetings[0]?.id ?? ''
  }

  it('of moves by the team come a few times an hour, with the last time', async () => {
    const meeting = await meetingAt(inDays(30))
    await subjects(ada.email)
    for (const day of [31, 32, 33, 34, 35, 36, 37, 38]) {
      const moved = await acting.post(`/api/meetings/${meeting}/move`, { startTime: inDays(day), reason: 'Again' })
      expect(moved.status).toBe(200)
      await subjects(ada.email)
    }
    expect(await withWord(ada.email, 'New time')).toHaveLength(3)
  })

  it('of bookings that they take over are gathered beyond a limit', async () => {
    const meeting = await meetingAt(inDays(40))
    await subjects(ben.email)
    for (let turn = 0; turn < 13; turn += 1) {
      for (const to of [ben.id, ada.id]) {
        expect((await acting.post(`/api/meetings/${meeting}/hand-over`, { to, reason: 'Yours' })).status).toBe(200)
      }
      await subjects(ben.email)
      await subjects(ada.email)
    }
    const taken = async (email: string) => (await mailsTo(email)).filter(({ text }) => text?.includes('Yours')).length
    // Twenty an hour, or what the budget has.
    expect(await taken(ada.email)).toBeLessThanOrEqual(10)
  })

  it('who are asked again and again wait beyond the limit of the mailbox', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      for (const hosts of [[ada], [ada, ben]]) {
        const changed = await acting.patch(`/api/time-slot-pages/${page.id}`, { hostGroups: groups(hosts) })
        expect(changed.status).toBe(200)
      }
    }
    expect((await withWord(ben.email, 'Intro')).length).toBeLessThanOrEqual(3)
  })
})
