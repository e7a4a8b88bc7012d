// @module-tag nightly
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sendFor } from '../support/factories/sender'
import { instantAt } from '../support/instants'
import { numbersFrom } from '../support/random'
import type { TestServer } from '../support/server/server'
import { type HttpAnswer, HttpClient } from './support/http-client'
import { countDeadlocks } from './support/invariants'
import { book, createPage, newEmail, type Page } from './support/people'
import { say, secondsSince, seed, size } from './support/stress'
import { agree, type Member, openTeam } from './support/teams'
import { openWorld, type World } from './support/world'

const ROUNDS = size(1_000, 20)
const MEMBERS = 5
/** For each page at one start. */
const VISITORS = 8
const BARE = { duration: 30, bufferBefore: 0, bufferAfter: 0 }

let world: World
let servers: TestServer[]
let members: Member[]
/** One of five; one of two, two of three and the room; the first member's own. */
let one: Page
let groups: Page
let own: Page

beforeAll(async () => {
  world = await openWorld(inject('postgresUrl'))
  servers = await Promise.all([world.start(), world.start()])
  const team = await openTeam(world, servers[0]?.url ?? '', MEMBERS)
  members = team.members
  const room = await sendFor<{ id: string }>(team.acting, 201, 'POST', '/api/rooms', { name: 'Red room' })
  const hosts = members.map(({ id }) => ({ account: id }))
  one = await createPage(team.acting, { ...BARE, hostGroups: [{ name: 'Any', need: 1, hosts }] })
  const hostGroups = [
    { name: 'Leads', need: 1, hosts: hosts.slice(0, 2) },
    { name: 'Others', need: 2, hosts: hosts.slice(2) },
    { name: 'Room', choose: 'order', hosts: [{ account: room.id }] },
  ]
  groups = await createPage(team.acting, { ...BARE, hostGroups })
  const [lead, ...others] = members
  if (!lead) throw new Error('The team is empty')
  own = await createPage(lead.client, BARE)
  await agree(others, [one, groups])
})
afterAll(() => world.close())

const visitor = (index: number) => new HttpClient(servers[index % servers.length]?.url ?? '')
const bookAt = (page: Page, startTime: string, index: number) =>
  book(visitor(index), { slug: page.slug, startTime, email: newEmail('visitor'), key: newEmail('key') })
const wonBy = (answers: HttpAnswer[]) => answers.filter(({ status }) => status === 201)
const tokenIn = ({ body }: HttpAnswer) =>
  (body as { booking: { manageUrl: string } }).booking.manageUrl.split('/').at(-1) ?? ''

/** Queries that count violations, which must be zero. */
const NEVER = {
  tooClose: `time_slot_bookings a join time_slot_bookings b on a.user_id = b.user_id and a.id < b.id and a.occurrence_id <> b.occurrence_id
    where a.status = 'confirmed' and b.status = 'confirmed' and a.start_time < b.end_time and b.start_time < a.end_time`,
  halfClaims: `time_slot_bookings b join time_slot_pages p on p.id = b.page_id
    cross join lateral jsonb_array_elements(p.host_groups) g
    where b.host_of is null and (g ->> 'need')::int <> (
      select count(*) from time_slot_bookings h where h.host_of = b.id and h.host_group = g ->> 'name'
        and h.status = b.status and h.start_time = b.start_time and h.end_time = b.end_time)`,
  bookingsWithoutTheirMeeting: `time_slot_bookings b where not exists (
    select from meetings m where m.booking_id = b.id and m.user_id = b.user_id and m.start_time = b.start_time
      and (m.status = 'cancelled') = (b.status = 'cancelled'))`,
  meetingsWithoutTheirBooking: `meetings m where m.primary_source = 'time_slot' and not exists (
    select from time_slot_bookings b where b.id = m.booking_id)`,
  mailsWithoutTheirMeeting: `outbox o where o.meeting_id is not null and not exists (select from meetings m where m.id = o.meeting_id)`,
  figures: `(
    select p.id, g ->> 'name' as name, (g ->> 'need')::int * (
        select count(*) from time_slot_bookings b where b.page_id = p.id and b.status = 'confirmed') as places,
      sum(h.got) as got, sum(h.due) as due
    from time_slot_pages p cross join lateral jsonb_array_elements(p.host_groups) with ordinality as one (g, place)
      join page_hosts h on h.page_id = p.id and h.group_place = one.place - 1
    group by p.id, g
  ) f where f.got <> f.places or abs(f.due - f.places) > 0.000001`,
}
async function findBroken(): Promise<Record<string, number>> {
  const counts = Object.entries(NEVER).map(([name, source]) => `(select count(*)::int from ${source}) as "${name}"`)
  const { rows } = await world.sql.query(`select ${counts.join(', ')}`)
  return Object.fromEntries(Object.entries(rows[0] as Record<string, number>).filter(([, count]) => count > 0))
}

/** Members who hold something at the start. */
async function readHolders(startTime: string): Promise<string[]> {
  const { rows } = await world.sql.query(
    `select user_id as id from time_slot_bookings where start_time = $1 and status = 'confirmed' and user_id = any($2)`,
    [startTime, members.map(({ id }) => id)],
  )
  return rows.map(({ id }) => id)
}

describe('POST /api/schedule/{slug}/book of a team’s pages under a race', () => {
  test('takes all hosts of a booking or none of them, and refuses nobody whom it could serve', async () => {
    const start = performance.now()
    const { below } = numbersFrom(seed)
    const tallies = { one: 0, groups: 0, own: 0, refused: 0 }
    for (let round = 0; round < ROUNDS; round += 1) {
      const startTime = instantAt(2 + Math.floor(round / 40), (round % 40) * 30)
      const races = [one, ...(below(2) ? [groups] : []), ...(below(2) ? [own] : [])]
      const attempts = Array.from({ length: VISITORS }, () => races).flat()
      const sent = await Promise.all(
        attempts.map(async (page, index) => ({ page, answer: await bookAt(page, startTime, index) })),
      )
      const answersOf = (page: Page) => sent.flatMap((two) => (two.page === page ? [two.answer] : []))
      expect(
        [...new Set(sent.map(({ answer }) => answer.status))].filter((status) => ![201, 409].includes(status)),
      ).toEqual([])
      const [ones, both, owns] = [one, groups, own].map((page) => wonBy(answersOf(page)))
      const holders = await readHolders(startTime)
      expect(new Set(holders).size).toBe(holders.length)
      expect(holders).toHaveLength((ones?.length ?? 0) + 3 * (both?.length ?? 0) + (owns?.length ?? 0))
      // Whoever was refused could not be served by those who are left.
      if (wonBy(answersOf(one)).length < VISITORS) expect(holders).toHaveLength(MEMBERS)
      const isLead = (id: string) => members.slice(0, 2).some((member) => member.id === id)
      if (races.includes(groups) && both?.length === 0) {
        const leads = holders.filter(isLead).length
        expect(leads === 2 || holders.length - leads >= 2).toBe(true)
      }
      if (races.includes(own) && owns?.length === 0) expect(holders).toContain(members[0]?.id)
      tallies.one += ones?.length ?? 0
      tallies.groups += both?.length ?? 0
      tallies.own += owns?.length ?? 0
      tallies.refused += sent.length - wonBy(sent.map(({ answer }) => answer)).length
      // What an attendee cancels is free at once, for as many.
      const [first] = ones ?? []
      if (first && below(4) === 0) {
        expect((await visitor(round).post(`/api/bookings/${tokenIn(first)}/cancel`)).status).toBe(204)
        const again = await Promise.all(Array.from({ length: 4 }, (_, index) => bookAt(one, startTime, index)))
        expect(wonBy(again)).toHaveLength(1)
      }
    }
    expect(await findBroken()).toEqual({})
    say(
      `${ROUNDS} rounds: ${tallies.one} of one host, ${tallies.groups} of three and a room, ${tallies.own} personal, ${tallies.refused} refused, ${await countDeadlocks(world.sql)} deadlocks: ${secondsSince(start)}`,
    )
  })
})
