import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { claimFeed, updateClaimedFeed } from '@/db/queries/calendars/calendar-feeds'
import { rowsOf } from '@/db/queries/rows'
import { integrations } from '@/db/schema'
import { ProviderError } from '@/lib/calendars/providers/provider-error'
import { runDueWork } from '@/lib/process/housekeeping'
import { withoutWorkAfterAnswers } from '@/tests/support/api/after-answers'
import { event, holding, list, ownerWithCalendar, titles } from '@/tests/support/api/feeds'
import { signInOwner } from '@/tests/support/api/owner'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage, inDays } from '@/tests/support/factories/pages'

withoutWorkAfterAnswers()

vi.mock(
  '@/lib/calendars/accounts/open-accounts',
  async () => (await import('@/tests/support/api/fake-calendars')).fakeConnections,
)

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
const at = (iso: string) => Date.parse(iso)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe('GET /api/meetings', () => {
  describe('reading a calendar again', () => {
    it('asks for changes since the last time, at most once a minute', async () => {
      const { owner, account } = await ownerWithCalendar()
      const [stays, moves, goes] = [event({ title: 'Stays' }), event({ title: 'Moves' }), event({ title: 'Goes' })]
      holding(
        account,
        [stays, moves, goes],
        [
          { ...moves, title: 'Moved' },
          { id: goes.id, isCancelled: true },
          event({ title: 'New' }),
          event({ title: 'In two years', start: at(inDays(800)), end: at(inDays(801)) }),
        ],
      )
      expect(await titles(owner)).toEqual(['Goes', 'Moves', 'Stays'])
      const before = (await list(owner)).meetings.find(({ title }) => title === 'Moves')
      expect(await titles(owner)).toEqual(['Goes', 'Moves', 'Stays'])
      expect(account.changeCalls).toEqual([{ calendarId: '', cursor: null }])
      pass(61_000)
      const after = (await list(owner)).meetings
      expect(after.map(({ title }) => title).sort()).toEqual(['Moved', 'New', 'Stays'])
      expect(after.find(({ title }) => title === 'Moved')?.id).toBe(before?.id)
      expect(account.changeCalls.at(-1)?.cursor).toBe('c1')
    })

    it('begins anew with a stale cursor, and when the window has moved on by a day', async () => {
      const { owner, account } = await ownerWithCalendar()
      const [stays, goes] = [event({ title: 'Stays' }), event({ title: 'Goes' })]
      holding(account, [stays, goes])
      await list(owner)
      pass(61_000)
      account.onChanges = (_, cursor) => {
        if (cursor) throw new ProviderError('stale-cursor', 'Old')
        return { events: [stays], cursor: 'c2' }
      }
      expect(await titles(owner)).toEqual(['Stays'])
      pass(25 * 3_600_000)
      await list(owner)
      expect(account.changeCalls.map(({ cursor }) => cursor)).toEqual([null, 'c1', null, null])
    })

    it('is whole each time where there are no cursors, and what is gone goes', async () => {
      const { owner, account } = await ownerWithCalendar()
      const stays = event({ title: 'Stays' })
      account.onChanges = () => ({ events: [stays, event({ title: 'Goes' })], cursor: null })
      expect(await titles(owner)).toEqual(['Goes', 'Stays'])
      pass(61_000)
      account.onChanges = () => ({ events: [stays], cursor: null })
      expect(await titles(owner)).toEqual(['Stays'])
    })

    it('is done by one of many who ask at a time', async () => {
      const { owner, account } = await ownerWithCalendar()
      holding(account, [event()])
      account.before = () => new Promise((resolve) => setTimeout(resolve, 50))
      const answers = await Promise.all(Array.from({ length: 5 }, () => list(owner)))
      expect(answers.map(({ total }) => total)).toEqual([1, 1, 1, 1, 1])
      expect(account.changeCalls).toHaveLength(1)
    })

    it('is done by one process at a time, and one that took too long writes nothing any more', async () => {
      const { owner, account } = await ownerWithCalendar()
      await list(owner)
      const key = { integrationId: account.id, calendarId: '' }
      pass(61_000)
      const first = new Date()
      const claim = (now: Date) =>
        claimFeed(database(), key, { now, before: new Date(now.getTime() - 60_000), dueAt: now })
      expect(await claim(first)).toMatchObject({ cursor: 'c1' })
      expect(await claim(new Date(first.getTime() + 59_000))).toBeNull()
      const second = new Date(first.getTime() + 61_000)
      expect(await claim(second)).toMatchObject({ cursor: 'c1' })
      expect(await updateClaimedFeed(database(), key, first, { cursor: 'late' })).toBe(false)
      expect(await updateClaimedFeed(database(), key, second, { cursor: 'c2' })).toBe(true)
    })

    it('keeps the list waiting four seconds at most, and goes on by itself', async () => {
      vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
      const { owner, account } = await ownerWithCalendar()
      holding(account, [event()])
      let answer = () => {}
      account.before = () => new Promise<void>((resolve) => (answer = resolve))
      const waiting = list(owner)
      await vi.waitFor(() => expect(account.changeCalls).toHaveLength(1))
      await vi.advanceTimersByTimeAsync(4_000)
      expect(await waiting).toEqual({ meetings: [], nextPage: null, total: 0 })
      account.before = async () => {}
      answer()
      vi.useRealTimers()
      await vi.waitFor(async () => expect((await list(owner)).total).toBe(1))
      expect(account.changeCalls).toHaveLength(1)
    })

    it('happens in the background for owners who were here lately', async () => {
      const { owner, account } = await ownerWithCalendar()
      holding(account, [])
      await list(owner)
      pass(11 * 60_000)
      await runDueWork(new Date())
      expect(account.changeCalls).toHaveLength(2)
      await database().execute(sql`update sessions set expires = expires - interval '4 days'`)
      pass(11 * 60_000)
      await runDueWork(new Date())
      expect(account.changeCalls).toHaveLength(2)
    })

    it('costs an owner without calendars one query', async () => {
      const owner = await signInOwner()
      const prepare = vi.spyOn(database()._.session, 'prepareQuery')
      await list(owner, '&q=nothing')
      const first = prepare.mock.calls.length
      await owner.get('/api/meetings/all?page=2&q=nothing')
      expect(first - (prepare.mock.calls.length - first)).toBe(1)
      prepare.mockRestore()
    })
  })

  describe('calendars other than the primary one', () => {
    it('are read once they are chosen for anything, and their meetings go when they are chosen no more', async () => {
      const { owner, account } = await ownerWithCalendar()
      account.onChanges = (calendarId) => ({ events: [event({ title: calendarId || 'primary' })], cursor: null })
      const page = await createPage(owner, {
        conflictCheckCalendars: [`${account.choice}:checked`],
        targetCalendars: [`${account.choice}:target`],
      })
      await saveSettings(owner, { defaultCalendars: [`${account.choice}:default`] })
      expect(await titles(owner)).toEqual(['checked', 'default', 'primary', 'target'])
      await owner.patch(`/api/time-slot-pages/${page.id}`, { targetCalendars: [] })
      expect(await titles(owner)).toEqual(['checked', 'default', 'primary'])
    })

    it('that show nothing but busy times are left out quietly', async () => {
      const { owner, account } = await ownerWithCalendar()
      await createPage(owner, { conflictCheckCalendars: [`${account.choice}:team`] })
      account.onChanges = (calendarId) => {
        if (calendarId === 'team') throw new ProviderError('forbidden', 'No')
        return { events: [event()], cursor: null }
      }
      expect(await list(owner)).toMatchObject({ total: 1 })
      expect(Object.keys(await list(owner))).not.toContain('unreadCalendars')
    })
  })

  describe('a calendar that cannot be read', () => {
    it('is named with the reason, and the list stands', async () => {
      const { owner, account } = await ownerWithCalendar()
      holding(account, [event()])
      await list(owner)
      pass(61_000)
      account.before = () => Promise.reject(new ProviderError('needs-reauth', 'token abc'))
      const answer = await list(owner)
      expect(answer.total).toBe(1)
      expect(answer.unreadCalendars).toEqual([
        {
          account: 'ada@example.com',
          service: 'Google Calendar',
          reason: 'This account needs to be reconnected.',
        },
      ])
      pass(61_000)
      account.before = async () => {}
      expect(Object.keys(await list(owner))).not.toContain('unreadCalendars')
    })

    it('is stored as a code, and any sentence of an earlier release stands until the next read', async () => {
      const { owner, account } = await ownerWithCalendar()
      const stored = async () =>
        rowsOf(
          await database().execute(
            sql`select error_code, error from calendar_feeds where integration_id = ${account.id}`,
          ),
        )
      account.before = () => Promise.reject(new ProviderError('rate-limited', 'token abc'))
      await list(owner)
      expect(await stored()).toEqual([{ error_code: 'limited', error: null }])
      await database().execute(
        sql`update calendar_feeds set error_code = null, error = 'Words.' where integration_id = ${account.id}`,
      )
      expect((await list(owner)).unreadCalendars).toMatchObject([
        { reason: "Google Calendar isn't responding right now." },
      ])
      pass(61_000)
      account.before = async () => {}
      expect(Object.keys(await list(owner))).not.toContain('unreadCalendars')
      expect(await stored()).toEqual([{ error_code: null, error: null }])
    })

    it('takes its meetings along when it is disconnected', async () => {
      const { owner, account } = await ownerWithCalendar()
      holding(account, [event()])
      expect((await list(owner)).total).toBe(1)
      await database().delete(integrations).where(sql`id = ${account.id}`)
      expect((await list(owner)).total).toBe(0)
      expect(
        rowsOf(await database().execute(sql`select 1 from calendar_feeds where integration_id = ${account.id}`)),
      ).toEqual([])
    })
  })
})
