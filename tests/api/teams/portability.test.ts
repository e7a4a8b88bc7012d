import { beforeAll, describe, expect, it } from 'vitest'
import type { ImportPlan } from '@/lib/portability/api-shapes'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { bookBy } from '@/tests/support/factories/bookings'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { actingFor, addMember, type Member, makeTeam, signInMember } from '@/tests/support/factories/teams'
import { downloadOf } from '@/tests/support/portability/account'
import {
  type Archive,
  linesIn,
  manifestOf,
  readArchive,
  withLines,
  writeArchive,
} from '@/tests/support/portability/archive'

const guest = new ApiClient()
const starts = [inDays(40, 9), inDays(40, 11), inDays(40, 13)] as const

let ada: Member
let ben: Member
let acting: ApiClient & { email: string }
let archive: Archive
beforeAll(async () => {
  ada = await signInMember()
  ben = await signInMember()
  const team = await makeTeam(ada)
  await addMember(ada, team, 'host', ben)
  acting = Object.assign(actingFor(ada, team.id), { email: ada.email })
  const room = (await acting.post('/api/rooms', { name: 'Red room' })).body as { id: string }
  const page = await createPage(acting, {
    moveHosts: 'any',
    hostGroups: [
      {
        name: 'All',
        need: 'all',
        hosts: [
          { account: ada.id, weight: 70 },
          { account: ben.id, maxPerDay: 4 },
        ],
      },
      { name: 'Room', choose: 'order', hosts: [{ account: room.id }] },
    ],
  })
  await ben.patch(`/api/hosting/${page.id}`, { state: 'agreed' })
  for (const start of starts) await bookBy(guest, page.slug, visitor(start))
  archive = await readArchive(await downloadOf(acting))
})

const send = async (client: ApiClient, what: Archive, search = ''): Promise<ImportPlan> => {
  const body = new Uint8Array(await writeArchive(what))
  const answer = (await client.post(`/api/import${search}`, undefined, { raw: body })) as Answer<ImportPlan>
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}
type Listed = { startTime: string; hosts?: { account: string; group: string }[]; team?: object }
async function meetingsOf(client: ApiClient): Promise<Listed[]> {
  const { body } = await client.get(`/api/meetings/all?page=1&from=${inDays(40, 0)}&to=${inDays(40, 23)}`)
  return (body as { meetings: Listed[] }).meetings
}

describe('GET /api/export/{id} of a team', () => {
  it('holds members and hosts as name, address and role, and no account', () => {
    const named = [
      { email: ada.email, role: 'owner' },
      { email: ben.email, role: 'host' },
    ]
    expect(manifestOf(archive).members).toMatchObject(named)
    expect(linesIn(archive, 'pages')).toMatchObject([
      {
        hosting: {
          moveHosts: 'any',
          groups: [{ name: 'All', need: 'all' }, { name: 'Room' }],
          hosts: [
            { ...named[0], weight: 70, group: 0 },
            { ...named[1], maxPerDay: 4 },
            { name: 'Red room', email: null, role: null, group: 1 },
          ],
        },
      },
    ])
    expect(linesIn(archive, 'bookings')).toHaveLength(3)
    expect(linesIn(archive, 'bookings')[0]).toMatchObject({
      hosts: [named[0], named[1], { name: 'Red room', group: 'Room' }],
    })
    for (const part of ['pages', 'bookings', 'meetings'])
      expect(String(archive.get(`${part}.jsonl`))).not.toContain(ben.id)
  })

  it('of a person has no meeting that they hold, and no words about hosts', async () => {
    await createPage(ben)
    const own = await readArchive(await downloadOf(ben))
    expect(linesIn(own, 'meetings')).toEqual([])
    expect(linesIn(own, 'bookings')).toEqual([])
    expect(JSON.stringify([linesIn(own, 'pages'), manifestOf(own)])).not.toMatch(/hosting|hosts|members/i)
  })
})

describe('POST /api/import for a team', () => {
  it('finds hosts by address, names the others, and has the known ones hold their time', async () => {
    const cem = await signInMember()
    const team = await makeTeam(cem, { name: 'New practice' })
    const ofTeam = actingFor(cem, team.id)
    const room = (await ofTeam.post('/api/rooms', { name: 'Red room' })).body as { id: string }
    // Cem has Ada's address in this zip, and something of their own at the time of the last booking.
    const asCem = <T>(lines: T[]): T[] =>
      JSON.parse(JSON.stringify(lines).replaceAll(ada.email, cem.email.toUpperCase()))
    const told = ['pages', 'bookings'].reduce((all, part) => withLines(all, part, asCem(linesIn(all, part))), archive)
    const own = await createPage(cem)
    await bookBy(guest, own.slug, visitor(starts[2]))
    const expected = {
      parts: { pages: { added: 1 }, bookings: { added: 2, skipped: 1 }, meetings: { added: 2, skipped: 1 } },
      unknownHosts: [ben.email],
      conflicts: [{ startTime: expect.stringContaining(starts[2].slice(0, 16)) }],
    }
    expect(await send(ofTeam, told, '?dryRun=1')).toMatchObject({
      parts: { pages: { added: 1 } },
      unknownHosts: [ben.email],
    })
    expect(await meetingsOf(ofTeam)).toEqual([])
    expect(await send(ofTeam, told)).toMatchObject(expected)
    const [page] = (await ofTeam.get('/api/time-slot-pages')).body as object[]
    expect(page).toMatchObject({
      moveHosts: 'any',
      hostGroups: [
        { name: 'All', need: 'all', hosts: [{ account: cem.id, weight: 70, state: 'asked' }] },
        { name: 'Room', hosts: [{ account: room.id, state: 'agreed' }] },
      ],
    })
    const hosts = [
      { account: cem.id, group: 'All' },
      { account: room.id, group: 'Room' },
    ]
    expect(await meetingsOf(ofTeam)).toMatchObject([{ hosts }, { hosts }])
    expect((await meetingsOf(cem)).filter(({ team: of }) => of)).toHaveLength(2)
    expect(await bookBy(guest, own.slug, visitor(starts[0]))).toMatchObject({ status: 409, body: { code: 'taken' } })
    // Twice is once.
    expect(await send(ofTeam, told)).toMatchObject({ parts: { pages: { kept: 1 }, bookings: { added: 0, kept: 2 } } })
    expect((await meetingsOf(cem)).filter(({ team: of }) => of)).toHaveLength(2)
  })

  it('keeps bookings whose hosts are all unknown in the list, and nobody’s time', async () => {
    const dan = await signInMember()
    const team = await makeTeam(dan, { name: 'Empty practice' })
    const ofTeam = actingFor(dan, team.id)
    expect(await send(ofTeam, archive)).toMatchObject({
      parts: { bookings: { added: 3 } },
      unknownHosts: [ada.email, ben.email],
      conflicts: [],
    })
    expect(await meetingsOf(ofTeam)).toMatchObject([{ hosts: [] }, { hosts: [] }, { hosts: [] }])
    expect(await meetingsOf(dan)).toEqual([])
    // A person's zip has no hosts, and a team no time of its own.
    expect(await send(ofTeam, await readArchive(await downloadOf(ben)))).toMatchObject({ unknownHosts: [] })
  })
})
