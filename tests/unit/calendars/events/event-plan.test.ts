import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PlanAccount, planEvents } from '@/lib/calendars/events/event-plan'
import { mayHaveEvents } from '@/lib/shared/calendars/location-provider'
import { cases } from '@/tests/support/cases'

const ids = [1, 2, 3, 4].map((digit) => `${digit}0000000-0000-4000-8000-000000000000`) as [
  string,
  string,
  string,
  string,
]
const can = (calendars: boolean, conference: 'with-event' | 'standalone' | 'none') => ({
  ...({ calendars, conference, invites: 'us', changes: 'none', maxBusyDays: 0, maxBusyCalendars: 0 } as const),
})
const google = (id: string): PlanAccount => ({ id, provider: 'google', can: can(true, 'with-event') })
const zoom = (id: string): PlanAccount => ({ id, provider: 'zoom', can: can(false, 'standalone') })
const caldav = (id: string): PlanAccount => ({ id, provider: 'caldav', can: can(true, 'none') })
const [first, second, third, fourth] = ids

const plan = (location: string, targetCalendars: string[], accounts: PlanAccount[]) =>
  planEvents({ location, targetCalendars }, accounts).map(
    ({ integrationId, calendarId, role, makesLink }) =>
      `${integrationId[0]}${calendarId && `:${calendarId}`} ${role}${makesLink ? ' with link' : ''}`,
  )

describe('planEvents', () => {
  describe('the events of a meeting', () => {
    it('are none without calendars and without a place of a provider', () => {
      expect(plan('custom', [], [google(first), zoom(second)])).toEqual([])
      expect(mayHaveEvents({ location: 'custom', targetCalendars: [] })).toBe(false)
      expect(mayHaveEvents({ location: 'zoom', targetCalendars: [] })).toBe(true)
    })

    it('stand in no calendar that can only be read', () => {
      const accounts: PlanAccount[] = [{ id: first, provider: 'ics', can: can(true, 'none') }, caldav(third)]
      expect(plan('custom', [`ics_${first}`, `caldav_${third}`], accounts)).toEqual(['3 main'])
    })

    it('stand in the first chosen calendar with attendees, in the others as copies', () => {
      const accounts = [google(first), google(second)]
      expect(plan('custom', [`google_${second}:family`, `google_${first}`], accounts)).toEqual([
        '2:family main',
        '1 copy',
      ])
    })

    it('bring a Meet link in the first chosen Google calendar, wherever it stands in the list', () => {
      const accounts = [google(first), caldav(third)]
      expect(plan('google_meet', [`caldav_${third}`, `google_${first}:work`], accounts)).toEqual([
        '1:work main with link',
        '3 copy',
      ])
    })

    it("bring a Meet link in the oldest account's primary calendar where no Google calendar is chosen", () => {
      const accounts = [caldav(third), google(second), google(first)]
      expect(plan('google_meet', [], accounts)).toEqual(['2 main with link'])
      expect(plan('google_meet', [`caldav_${third}`], accounts)).toEqual(['2 main with link', '3 copy'])
    })

    it('begin with the Zoom meeting, whose link the calendars get', () => {
      expect(plan('zoom', [`google_${first}`], [google(first), zoom(second), zoom(fourth)])).toEqual([
        '2 conference with link',
        '1 main',
      ])
    })

    it('have no link where no account can make one', () => {
      expect(plan('zoom', [`google_${first}`], [google(first)])).toEqual(['1 main'])
      expect(plan('teams', [], [google(first)])).toEqual([])
    })

    it('leave out calendars of accounts that are gone, and a calendar that is named twice', () => {
      const targets = [`google_${fourth}`, 'nonsense', `google_${first}`, `google_${first}`]
      expect(plan('custom', targets, [google(first)])).toEqual(['1 main'])
    })

    it('are at most one main and one link, each place once, of known accounts, in whatever order they are asked for', () => {
      const account = fc
        .tuple(fc.constantFrom(...ids), fc.constantFrom(google, zoom, caldav))
        .map(([id, make]) => make(id))
      const accounts = fc.uniqueArray(account, { selector: ({ id }) => id })
      const target = fc
        .tuple(fc.constantFrom(...ids), fc.constantFrom('', ':family', ':work'))
        .map(([id, calendar]) => `google_${id}${calendar}`)
      const location = fc.constantFrom('custom', 'google_meet', 'zoom', 'teams')
      fc.assert(
        fc.property(location, fc.array(target, { maxLength: 6 }), accounts, (place, targets, known) => {
          const events = planEvents({ location: place, targetCalendars: targets }, known)
          const places = events.map(({ integrationId, calendarId }) => `${integrationId} ${calendarId}`)
          const inCalendars = events.filter(({ role }) => role !== 'conference')
          expect(new Set(places).size).toBe(places.length)
          expect(inCalendars.filter(({ role }) => role === 'main')).toHaveLength(inCalendars.length > 0 ? 1 : 0)
          expect(events.filter(({ makesLink }) => makesLink).length).toBeLessThanOrEqual(1)
          expect(events.every(({ integrationId }) => known.some(({ id }) => id === integrationId))).toBe(true)
          for (const { integrationId, role } of events) {
            const owner = known.find(({ id }) => id === integrationId)
            expect(owner?.can.calendars).toBe(role !== 'conference')
          }
          const makers = { google_meet: 'google', zoom: 'zoom' }
          const wantsLink =
            place in makers && known.some(({ provider }) => provider === makers[place as keyof typeof makers])
          expect(events.some(({ makesLink }) => makesLink)).toBe(wantsLink)
          const chosen = known.filter(({ can: { calendars } }) => calendars).map(({ id }) => id)
          for (const choice of targets) {
            const [, id = '', , calendar = ''] = /^google_([0-9a-f-]{36})(:(.*))?$/.exec(choice) ?? []
            const isThere = inCalendars.some((event) => event.integrationId === id && event.calendarId === calendar)
            expect(isThere).toBe(chosen.includes(id))
          }
        }),
        cases(500),
      )
    })
  })
})
