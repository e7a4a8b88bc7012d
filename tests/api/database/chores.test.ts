// @module-tag every-database
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { claimDueFeeds } from '@/db/queries/calendars/calendar-feeds'
import { claimChore } from '@/db/queries/chores'
import { claimDueDigests } from '@/db/queries/forms/form-digests'
import { deleteExpired } from '@/db/queries/housekeeping'
import { syncDueFeeds } from '@/lib/calendars/feeds/scheduler'
import { deliverOnTimer } from '@/lib/outbox/deliver'
import { enqueue } from '@/lib/outbox/enqueue'
import { missingSchedule, runChores } from '@/lib/process/housekeeping'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { holding, list, ownerWithCalendar } from '@/tests/support/api/feeds'
import { mailsTo, newEmail } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'

vi.mock(
  '@/lib/calendars/accounts/open-accounts',
  async () => (await import('@/tests/support/api/fake-calendars')).fakeConnections,
)

const ahead = (milliseconds: number) => new Date(Date.now() + milliseconds)

/** Accounts whose owners were never here, each with a feed that has been due for an hour. */
async function makeDueFeeds(count: number): Promise<void> {
  await database().execute(sql`
    with owners as (
      insert into users (username, email) select 'gone-' || gen_random_uuid(), gen_random_uuid() || '@example.com'
      from generate_series(1, ${count}::int) returning id
    ), accounts as (
      insert into integrations (user_id, type) select id, 'google_calendar' from owners returning id
    )
    insert into calendar_feeds (integration_id, calendar_id, due_at) select id, '', now() - interval '1 hour' from accounts`)
}

async function makeDailyForms(count: number): Promise<void> {
  await database().execute(sql`
    with owner as (
      insert into users (username, email) values ('daily-' || gen_random_uuid(), gen_random_uuid() || '@example.com')
      returning id
    )
    insert into forms (user_id, title, slug, notify) select id, 'Form', 'form-' || gen_random_uuid(), 'daily'
    from owner, generate_series(1, ${count}::int)`)
}

describe('runChores', () => {
  describe('calendars that are due', () => {
    it('are read in the same run, though a thousand others were due before them', async () => {
      const owners = await Promise.all(Array.from({ length: 12 }, () => ownerWithCalendar()))
      for (const { owner, account } of owners) {
        holding(account, [])
        await list(owner)
      }
      await makeDueFeeds(1_000)
      await syncDueFeeds(ahead(11 * MINUTE_MS))
      expect(owners.map(({ account }) => account.changeCalls.length)).toEqual(owners.map(() => 2))
      const [left] = await query<{ due: number }>(
        sql`select count(*)::int as due from calendar_feeds where due_at < now()`,
      )
      expect(left?.due).toBe(0)
    })

    it('are taken by one of two processes each', async () => {
      await makeDueFeeds(40)
      const spans = {
        now: new Date(),
        seenUntil: ahead(DAY_MS),
        soon: ahead(MINUTE_MS),
        later: ahead(DAY_MS),
        limit: 30,
      }
      const taken = await Promise.all([claimDueFeeds(database(), spans), claimDueFeeds(database(), spans)])
      const users = taken.flat().map(({ userId }) => userId)
      expect(users).toHaveLength(40)
      expect(new Set(users).size).toBe(40)
    })

    it('are due when their owner signs in after weeks', async () => {
      const { owner, account } = await ownerWithCalendar()
      holding(account, [])
      await list(owner)
      await database().execute(sql`update calendar_feeds set due_at = now() + interval '1 day'`)
      await database().execute(sql`update sessions set expires = expires - interval '20 days'`)
      await owner.get('/api/user')
      const [feed] = await query<{ isDue: boolean }>(
        sql`select due_at <= now() as "isDue" from calendar_feeds where integration_id = ${account.id}`,
      )
      expect(feed?.isDue).toBe(true)
    })

    it('keep no mail waiting while a provider hangs', async () => {
      const { owner, account } = await ownerWithCalendar()
      holding(account, [])
      await list(owner)
      let answer = () => {}
      account.before = () => new Promise<void>((resolve) => (answer = resolve))
      const chores = runChores(ahead(11 * MINUTE_MS))
      await vi.waitFor(() => expect(account.changeCalls).toHaveLength(2))
      const email = newEmail('vera')
      await enqueue(
        database(),
        { mail: { template: 'magic-link', props: { email, url: 'https://a.example' } } },
        new Date(),
      )
      await deliverOnTimer()
      expect(await mailsTo(email)).toHaveLength(1)
      answer()
      await chores
    })
  })

  describe('digests that are due', () => {
    it('are taken by one of two processes each, and by another one when the first is gone', async () => {
      await makeDailyForms(150)
      const claim = (now: Date) => claimDueDigests(database(), { now, leaseEnd: ahead(5 * MINUTE_MS), limit: 100 })
      const taken = await Promise.all([claim(new Date()), claim(new Date())])
      const forms = taken.flat().map(({ formId }) => formId)
      expect(forms).toHaveLength(150)
      expect(new Set(forms).size).toBe(150)
      expect(await claim(new Date())).toEqual([])
      expect(await claim(ahead(6 * MINUTE_MS))).toHaveLength(100)
    })
  })

  describe('a chore', () => {
    it('is done by one of several processes, and not again before it is due', async () => {
      const claim = (now: Date) => claimChore(database(), 'test', now, new Date(now.getTime() + MINUTE_MS))
      const now = new Date()
      expect((await Promise.all([claim(now), claim(now), claim(now)])).filter(Boolean)).toHaveLength(1)
      expect(await claim(new Date(now.getTime() + 59_000))).toBe(false)
      expect(await claim(new Date(now.getTime() + 60_000))).toBe(true)
    })
  })

  describe('the clean-up', () => {
    it('deletes in portions, and what it has no time for the next time', async () => {
      await database().execute(sql`delete from rate_limits`)
      await database().execute(sql`
      insert into rate_limits (key, points, expire)
      select 'key-' || n, 1, now() - n * interval '1 minute' from generate_series(1, 25) n`)
      const left = async () =>
        (await query<{ key: string }>(sql`select key from rate_limits order by expire desc`)).map(({ key }) => key)
      let looks = 0
      // One look for each table before, and one portion of this one.
      const isTimeUp = () => {
        looks += 1
        return looks > 8
      }
      await deleteExpired(database(), new Date(), isTimeUp, 10)
      expect(await left()).toEqual(Array.from({ length: 15 }, (_, index) => `key-${index + 1}`))
      await deleteExpired(database(), new Date(), undefined, 10)
      expect(await left()).toEqual([])
    })

    it('forgets events of meetings that are long over, and keeps the others', async () => {
      const { account } = await ownerWithCalendar()
      const add = async (endsInDays: number) => {
        const [row] = await query<{ id: string }>(sql`
        with meeting as (
          insert into meetings (user_id, title, start_time, end_time)
          select ${account.userId}::uuid, 'M', now() + ${endsInDays} * interval '1 day' - interval '1 hour', now() + ${endsInDays} * interval '1 day'
          returning id
        )
        insert into calendar_events (user_id, meeting_id, integration_id, role, state, sweep_at)
        select ${account.userId}::uuid, id, ${account.id}::uuid, 'main', 'made', now() - interval '1 minute' from meeting returning id`)
        return row?.id
      }
      const [over, , later] = [await add(-33), await add(-31), await add(10)]
      await deleteExpired(database(), new Date(), undefined, 2)
      const rows = await query<{ id: string; days: number }>(sql`
      select id, round(extract(epoch from sweep_at - now()) / 86400)::int as days from calendar_events
      where user_id = ${account.userId} order by sweep_at`)
      expect(rows.map(({ id }) => id)).not.toContain(over)
      expect(rows.map(({ days }) => days)).toEqual([1, 42])
      expect(rows[1]?.id).toBe(later)
    })
  })
})

describe('missingSchedule', () => {
  const CRON_SECRET = 'a-secret-of-the-scheduler'

  it('says what a serverless host never does while nobody may call its schedule', () => {
    const line = missingSchedule({ isServerless: true, CRON_SECRET: undefined })
    expect(line).toMatch(/^CRON_SECRET is not set\b.* never happen: .*\. See docs\/deploy\.md\.$/)
    for (const work of ['mails', 'reminders', 'retention', 'erasure', 'deletion of accounts', 'push channels'])
      expect(line).toContain(work)
  })

  it('says nothing where the schedule may call, and where a timer does it', () => {
    expect(missingSchedule({ isServerless: true, CRON_SECRET })).toBeNull()
    expect(missingSchedule({ isServerless: false, CRON_SECRET: undefined })).toBeNull()
  })
})
