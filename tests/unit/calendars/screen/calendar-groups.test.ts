import { describe, expect, it } from 'vitest'
import { groupCalendars } from '@/lib/calendars/screen/calendar-groups'
import type { Calendar } from '@/lib/shared/calendars/calendar'
import { textsOf } from '@/messages'

const ADA = '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11'
const TEAM = '11111111-6d0c-4f0e-9a57-2f4a4f0f3c11'
const connections = [
  { id: ADA, type: 'google_calendar', account: 'ada@example.com' },
  { id: 'zoom', type: 'zoom', account: 'ada@zoom.example' },
  { id: TEAM, type: 'outlook', account: 'team@example.com' },
] as const
const calendar = (fields: Partial<Calendar>): Calendar => ({
  id: `google_${ADA}`,
  name: 'Ada',
  provider: 'google',
  primary: true,
  canWrite: true,
  ...fields,
})
const holidays = calendar({ id: `google_${ADA}:holidays`, name: 'Holidays', primary: false, canWrite: false })
const unread = calendar({ id: `teams_${TEAM}`, name: 'team@example.com', error: 'It does not answer.' })
const group = (chosen: string[], isForWriting = false, calendars = [calendar({}), holidays, unread]) =>
  groupCalendars({ calendars, connections, chosen, isForWriting }, textsOf('en').part('calendars'))

describe('groupCalendars', () => {
  describe('the calendars of a chooser', () => {
    it('stand under their accounts; those without calendars have no place', () => {
      expect(group([]).map(({ account, service, error }) => [account, service, error])).toEqual([
        ['ada@example.com', 'Google Calendar', undefined],
        ['team@example.com', 'Outlook', 'It does not answer.'],
      ])
      expect(group([])[0]?.options.map(({ name, note }) => [name, note])).toEqual([
        ['Ada', 'Primary'],
        ['Holidays', undefined],
      ])
    })

    it('can be written to, where events are to be written; one that is chosen already says that it cannot', () => {
      expect(group([], true)[0]?.options.map(({ name }) => name)).toEqual(['Ada'])
      expect(group([holidays.id], true)[0]?.options.at(-1)).toMatchObject({ name: 'Holidays', note: 'Read-only' })
    })

    it('of an account that cannot be read can be given up, not chosen', () => {
      expect(group([]).at(-1)?.options).toEqual([
        { choice: `teams_${TEAM}`, name: 'team@example.com', note: undefined, isLost: true },
      ])
      const hidden = `teams_${TEAM}:hidden`
      expect(group([hidden]).at(-1)?.options.at(-1)).toEqual({
        choice: hidden,
        name: 'hidden',
        note: undefined,
        isLost: true,
      })
    })

    it('include what was chosen and is there no more, with its account or without', () => {
      const deleted = `google_${ADA}:deleted`
      const gone = 'google_22222222-6d0c-4f0e-9a57-2f4a4f0f3c11'
      const groups = group([deleted, gone, 'google_x'])
      expect(groups[0]?.options.at(-1)).toMatchObject({ choice: deleted, note: 'No longer exists', isLost: true })
      expect(groups.at(-1)).toMatchObject({
        account: 'No longer connected',
        options: [
          { choice: gone, name: 'Primary calendar' },
          { choice: 'google_x', name: 'Primary calendar' },
        ],
      })
    })
  })
})
