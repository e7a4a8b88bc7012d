import { describe, expect, it } from 'vitest'
import {
  calendarUseOf,
  choiceUseOf,
  consequencesOf,
  countUse,
  isUsedAlike,
  usageOf,
  withCalendar,
} from '@/lib/calendars/screen/usage'
import type { TimeSlotPage } from '@/lib/pages/schema'
import type { Integration } from '@/lib/shared/calendars/integration'
import { textsOf } from '@/messages'

const ID = '5b0f2a7e-0000-4000-8000-000000000001'
const OTHER = '5b0f2a7e-0000-4000-8000-000000000002'
const words = textsOf('en').part('integrations')
const none = { checkedBy: [], writtenBy: [], meetOnIt: [], isDefaultCalendar: false }

const integration = (type: Integration['type'], id = ID) => ({ id, type }) as Integration
const page = (fields: Partial<TimeSlotPage>) =>
  ({ title: 'Intro', location: 'custom', conflictCheckCalendars: [], targetCalendars: [], ...fields }) as TimeSlotPage
const usage = (
  type: Integration['type'],
  pages: TimeSlotPage[],
  defaultCalendars: string[] = [],
  others: Integration[] = [],
) =>
  usageOf(integration(type), [integration(type), ...others], pages, { defaultCalendars, defaultConflictCalendars: [] })

describe('usageOf', () => {
  describe('what uses a connection', () => {
    it('is nothing where it is not named', () => {
      const pages = [page({ conflictCheckCalendars: [`google_${OTHER}`], location: 'zoom' })]
      expect(usage('google_calendar', pages, [`google_${OTHER}`])).toEqual(none)
    })

    it('are the pages that name its primary calendar or another of its calendars', () => {
      const pages = [
        page({ title: 'One', conflictCheckCalendars: [`google_${ID}`] }),
        page({ title: 'Two', targetCalendars: [`google_${ID}:team@example.com`] }),
      ]
      expect(usage('google_calendar', pages)).toEqual({ ...none, checkedBy: ['One'], writtenBy: ['Two'] })
    })

    it.each([
      ['zoom', 'zoom'],
      ['google_calendar', 'google_meet'],
      ['teams', 'teams'],
      ['outlook', 'teams'],
    ] as const)('are, for %s, pages that meet on %s', (type, location) => {
      expect(usage(type, [page({ location })]).meetOnIt).toEqual(['Intro'])
    })

    it('are not the pages that another account of the service can give a link to', () => {
      expect(usage('zoom', [page({ location: 'zoom' })], [], [integration('zoom', OTHER)])).toEqual(none)
      expect(usage('teams', [page({ location: 'teams' })], [], [integration('outlook', OTHER)])).toEqual(none)
    })

    it('are the default calendars', () => {
      expect(usage('caldav', [page({})], [`caldav_${ID}:/home/`])).toEqual({ ...none, isDefaultCalendar: true })
    })
  })
})

describe('countUse', () => {
  const google = integration('google_calendar')
  const [own, other] = [`google_${ID}`, `google_${OTHER}`]
  const settings = { defaultCalendars: [] as string[], defaultConflictCalendars: [] as string[] }

  it('counts the pages whose time it blocks, and those whose bookings it gets', () => {
    const pages = [
      page({ conflictCheckCalendars: [own, `${own}:team`], targetCalendars: [own] }),
      page({ conflictCheckCalendars: [`${own}:team`], targetCalendars: [other] }),
      page({ conflictCheckCalendars: [other] }),
    ]
    expect(countUse(google, pages, settings)).toEqual({ pages: 3, blocking: 2, booking: 1, isUnused: false })
  })

  it.each([
    ['no page uses', [page({ conflictCheckCalendars: [other] })], {}, true],
    ['only new pages would check', [page({})], { defaultConflictCalendars: [own] }, true],
    ['gets the meetings of its owner', [page({})], { defaultCalendars: [own] }, false],
    ['new pages will check, without a page', [], { defaultConflictCalendars: [own] }, false],
    ['nothing names, without a page', [], {}, true],
  ])('says whether anything uses one that %s', (_, pages, defaults, isUnused) => {
    expect(countUse(google, pages, { ...settings, ...defaults }).isUnused).toBe(isUnused)
  })
})

describe('calendarUseOf', () => {
  const PERSON = { isTeams: false }

  const google = integration('google_calendar')
  const [own, other] = [`google_${ID}`, `google_${OTHER}`]

  it('is what the account has as its default, on the pages that use it', () => {
    const pages = [page({ id: 'one', conflictCheckCalendars: [`${own}:team`] }), page({ id: 'two' })]
    const settings = { defaultConflictCalendars: [other, own], defaultCalendars: [other] }
    expect(calendarUseOf(google, pages, settings, PERSON)).toEqual({
      conflictCheckCalendars: [own],
      targetCalendars: [],
      pageIds: ['one'],
    })
  })

  it('is what pages choose where there is no default, and is offered for all pages where none uses it', () => {
    const settings = { defaultConflictCalendars: [], defaultCalendars: [] }
    const pages = [
      page({ id: 'one', conflictCheckCalendars: [own], targetCalendars: [`${own}:team`] }),
      page({ id: 'two', conflictCheckCalendars: [own, other] }),
    ]
    expect(calendarUseOf(google, pages, settings, PERSON)).toEqual({
      conflictCheckCalendars: [own],
      targetCalendars: [`${own}:team`],
      pageIds: null,
    })
    expect(calendarUseOf(google, [page({ id: 'one' })], settings, PERSON).pageIds).toBeNull()
  })

  it('leaves out what blocks time for a team, though its pages have it from before', () => {
    const settings = { defaultConflictCalendars: [own], defaultCalendars: [own] }
    const used = [page({ id: 'one', conflictCheckCalendars: [own] })]
    expect(calendarUseOf(google, used, settings, { isTeams: true })).toMatchObject({
      conflictCheckCalendars: [],
      targetCalendars: [own],
    })
  })
})

describe('consequencesOf', () => {
  describe('the consequences', () => {
    it('of nothing are none', () => {
      expect(consequencesOf(none, words)).toEqual([])
    })

    it('name three pages at most', () => {
      const [text] = consequencesOf({ ...none, checkedBy: ['A', 'B', 'C', 'D', 'E'] }, words)
      expect(text).toMatch(/^“A”, “B”, “C”, and 2 more will stop checking/)
    })

    it('are one sentence for each kind of use', () => {
      const texts = consequencesOf(
        { checkedBy: ['A'], writtenBy: ['B', 'C'], meetOnIt: ['D'], isDefaultCalendar: true },
        words,
      )
      expect(texts).toHaveLength(4)
      expect(texts[1]).toContain('“B” and “C”')
    })
  })
})

describe('choiceUseOf, withCalendar and isUsedAlike', () => {
  const google = integration('google_calendar')
  const [own, team] = [`google_${ID}`, `google_${ID}:team`]
  const settings = { defaultCalendars: [] as string[], defaultConflictCalendars: [] as string[] }
  const pageWith = (id: string, fields: Partial<TimeSlotPage>) => page({ id, ...fields })

  it('says for each calendar what it is for, by pages or by what new ones get', () => {
    const pages = [page({ conflictCheckCalendars: [own] }), page({ targetCalendars: [team] })]
    expect(choiceUseOf(own, pages, settings)).toEqual({
      blocking: { isOn: true, on: 1 },
      booking: { isOn: false, on: 0 },
    })
    expect(choiceUseOf(team, [], { ...settings, defaultCalendars: [team] }).booking).toEqual({ isOn: true, on: 0 })
  })

  it('adds and removes one use, and leaves the other calendars of the account as they are', () => {
    const use = { conflictCheckCalendars: [own, team], targetCalendars: [own], pageIds: null }
    expect(withCalendar(use, 'blocking', team, false)).toEqual({ ...use, conflictCheckCalendars: [own] })
    expect(withCalendar(use, 'booking', team, true)).toEqual({ ...use, targetCalendars: [own, team] })
  })

  it.each([
    ['pages that use none of it', [pageWith('1', { conflictCheckCalendars: [own] }), pageWith('2', {})], true],
    ['one with a calendar more', [pageWith('1', { conflictCheckCalendars: [team, own] })], false],
    [
      'one that uses another calendar',
      [pageWith('1', { conflictCheckCalendars: [own] }), pageWith('2', { conflictCheckCalendars: [team] })],
      false,
    ],
  ])('tells whether pages use an account alike: %s', (_, pages, isAlike) => {
    const use = { conflictCheckCalendars: [own], targetCalendars: [], pageIds: null }
    expect(isUsedAlike(google, pages, use)).toBe(isAlike)
  })

  it('takes no account of the order', () => {
    const pages = [pageWith('1', { conflictCheckCalendars: [team, own] })]
    expect(
      isUsedAlike(google, pages, { conflictCheckCalendars: [own, team], targetCalendars: [], pageIds: ['1'] }),
    ).toBe(true)
  })
})
