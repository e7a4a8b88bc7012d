import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { query } from '@/tests/support/database/query'
import { createHostedPage, makePractice } from '@/tests/support/factories/practice'

describe('GET /api/time-slot-pages/{id}/fairness', () => {
  it('counts the latest 10,000 bookings', async () => {
    const { ada, ben, team, acting } = await makePractice()
    const hosts = [ada, ben].map(({ id }) => ({ account: id }))
    const page = await createHostedPage(acting, { groups: [{ name: 'Hosts', hosts }], agreed: [ben] })
    const shareOf = ({ id }: { id: string }) =>
      JSON.stringify([
        { group: 'Hosts', chose: 'fair', chosen: [], ranking: [{ account: id, name: 'Host', weight: 100, share: 1 }] },
      ])
    // The earliest is all that Ben was due. The team's side has cancelled them, so that they stay in the count and hold no time.
    await query(sql`
      insert into time_slot_bookings (id, occurrence_id, page_id, user_id, start_time, end_time, guard_start, guard_end, attendee_name,
        attendee_email, status, cancelled_at, cancelled_by, assignment)
      select gen_random_uuid(), ${team.id}::uuid, ${page.id}::uuid, ${team.id}::uuid, at, at + interval '1 hour', at, at + interval '1 hour',
        '', '', 'cancelled', at, 'owner', case n when 10000 then ${shareOf(ben)}::jsonb else ${shareOf(ada)}::jsonb end
      from (select n, date_trunc('day', now()) - make_interval(hours => n) as at from generate_series(0, 10000) n) made`)
    expect((await acting.get(`/api/time-slot-pages/${page.id}/fairness`)).body).toMatchObject({
      groups: [
        {
          bookings: 10_000,
          hosts: [
            { account: ada.id, due: 10_000 },
            { account: ben.id, due: 0 },
          ],
        },
      ],
    })
  })
})
