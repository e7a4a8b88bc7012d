import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { deleteIntegrationRow } from '@/db/queries/calendars/integrations'
import type { MeetingPage } from '@/lib/meetings/schema'
import type { Answer } from '@/tests/support/api/client'
import { connectFake } from '@/tests/support/api/fake-calendars'
import { event, holding, ownerWithCalendar, titles } from '@/tests/support/api/feeds'
import { signInOwner } from '@/tests/support/api/owner'

vi.mock(
  '@/lib/calendars/accounts/open-accounts',
  async () => (await import('@/tests/support/api/fake-calendars')).fakeConnections,
)

describe('GET /api/meetings', () => {
  describe('the list of meetings, page after page', () => {
    const titlesOf = ({ body }: Answer<MeetingPage>) => body.meetings.map(({ title }) => title)

    async function ownerOf(count: number) {
      const owner = await signInOwner()
      const { id } = (await owner.get('/api/user')).body as { id: string }
      // Several start at the same instant.
      await database().execute(sql`
      insert into meetings (user_id, title, start_time, end_time)
      select ${id}::uuid, 'M' || n, start, start + interval '1 hour'
      from generate_series(1, ${count}::int) n, lateral (select current_date + n / 3 * interval '1 day' as start) as at`)
      return owner
    }

    it.each(['asc', 'desc'])('leaves none out and shows none twice, in order %s', async (order) => {
      const owner = await ownerOf(120)
      const read = async (search: string) =>
        (await owner.get(`/api/meetings/all?order=${order}&${search}`)) as Answer<MeetingPage>
      const whole = [
        titlesOf(await read('page=1')),
        titlesOf(await read('page=2')),
        titlesOf(await read('page=3')),
      ].flat()
      expect(new Set(whole).size).toBe(120)
      const first = await read('page=1')
      const second = await read(`after=${first.body.nextAfter}&limit=60`)
      const third = await read(`after=${second.body.nextAfter}`)
      expect([first, second, third].flatMap(titlesOf)).toEqual(whole)
      expect([first, second, third].map(({ body }) => body.total)).toEqual([120, null, null])
      expect(third.body).not.toHaveProperty('nextAfter')
    })

    it('goes on where it was when the last one shown is gone', async () => {
      const owner = await ownerOf(60)
      const first = (await owner.get('/api/meetings/all?page=1&order=asc')) as Answer<MeetingPage>
      await owner.delete(`/api/meetings/${first.body.meetings.at(-1)?.id}`)
      const next = (await owner.get(`/api/meetings/all?order=asc&after=${first.body.nextAfter}`)) as Answer<MeetingPage>
      expect(titlesOf(next)).toHaveLength(10)
    })

    it.each([
      'after=x',
      'after=1.2',
      'after=99999999999999999.00000000-0000-4000-8000-000000000000',
      'after=&limit=0',
      'limit=201',
    ])('is refused with %s', async (search) => {
      expect((await (await signInOwner()).get(`/api/meetings/all?${search}`)).status).toBe(400)
    })

    it('names what began long before a range and touches it', async () => {
      const owner = await signInOwner()
      const { id } = (await owner.get('/api/user')).body as { id: string }
      await database().execute(sql`
      insert into meetings (user_id, title, start_time, end_time) values
        (${id}::uuid, 'Leave', now() - interval '200 days', now() + interval '100 days'),
        (${id}::uuid, 'Over', now() - interval '200 days', now() - interval '100 days'),
        (${id}::uuid, 'Week', now() - interval '6 days', now() + interval '12 hours')`)
      const from = new Date().toISOString()
      const answer = (await owner.get(`/api/meetings/all?page=1&from=${from}`)) as Answer<MeetingPage>
      expect(titlesOf(answer)).toEqual(['Week', 'Leave'])
      expect(answer.body.total).toBe(2)
    })
  })

  describe('an event that stands in several calendars', () => {
    const minuteLater = () =>
      database().execute(sql`update calendar_feeds set synced_at = synced_at - interval '2 minutes'`)

    async function ownerOfTwo() {
      const { owner, account } = await ownerWithCalendar()
      const accounts = [account, await connectFake(owner, 'other@example.com')].sort((a, b) => (a.id < b.id ? -1 : 1))
      return { owner, first: accounts[0] ?? account, second: accounts[1] ?? account }
    }

    it('is shown once, as the first of them has it, and as the other has it when it leaves that', async () => {
      const { owner, first, second } = await ownerOfTwo()
      const shared = event({ icalUid: 'shared@google.com' })
      const [one, two] = [
        { ...shared, id: 'one', title: 'In the first' },
        { ...shared, id: 'two', title: 'In the second' },
      ]
      holding(first, [one], [{ id: 'one', isCancelled: true }])
      holding(second, [two])
      expect(await titles(owner)).toEqual(['In the first'])
      await minuteLater()
      expect(await titles(owner)).toEqual(['In the second'])
    })

    it('is shown as each has it once one of them has moved, and once again when the other follows', async () => {
      const { owner, first, second } = await ownerOfTwo()
      const shared = event({ icalUid: 'shared@google.com' })
      const moved = { start: shared.start + 7_200_000, end: shared.end + 7_200_000 }
      const [one, two] = [
        { ...shared, id: 'one', title: 'First' },
        { ...shared, id: 'two', title: 'Second' },
      ]
      holding(first, [one], [{ ...one, ...moved }])
      holding(second, [two])
      expect(await titles(owner)).toEqual(['First'])
      await minuteLater()
      expect(await titles(owner)).toEqual(['First', 'Second'])
      holding(second, [two], [{ ...two, ...moved }])
      await minuteLater()
      expect(await titles(owner)).toEqual(['First'])
    })

    it('is shown by the other account when the first is disconnected', async () => {
      const { owner, first, second } = await ownerOfTwo()
      const shared = event({ icalUid: 'shared@google.com' })
      holding(first, [{ ...shared, id: 'one', title: 'First' }])
      holding(second, [{ ...shared, id: 'two', title: 'Second' }])
      expect(await titles(owner)).toEqual(['First'])
      await deleteIntegrationRow(database(), first.userId as OwnerId, first.id)
      expect(await titles(owner)).toEqual(['Second'])
    })
  })
})
