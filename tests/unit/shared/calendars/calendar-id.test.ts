import { describe, expect, it } from 'vitest'
import { isChoiceOfType, readCalendarChoice, writeCalendarChoice } from '@/lib/shared/calendars/calendar-id'

const ID = '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11'

describe('readCalendarChoice', () => {
  describe('a calendar choice', () => {
    it('names a connection, and another calendar than its primary one after a colon', () => {
      expect(readCalendarChoice(`google_${ID}`)).toEqual({ prefix: 'google', integrationId: ID, calendarId: '' })
      expect(readCalendarChoice(`google_${ID}:team:a@group.example`)).toMatchObject({
        calendarId: 'team:a@group.example',
      })
      expect(readCalendarChoice(`caldav_${ID}:/dav/ada/ho\nme/`)).toMatchObject({ calendarId: '/dav/ada/ho\nme/' })
    })

    it.each(['', 'google_x', ID, `zoom_${ID}`, `google_${ID}:`, `google_${ID}x`, ` google_${ID}`])(
      'is not %j',
      (text) => {
        expect(readCalendarChoice(text)).toBeNull()
      },
    )

    it('is read as it was written', () => {
      for (const type of ['google_calendar', 'teams', 'outlook', 'caldav'] as const) {
        const choice = readCalendarChoice(writeCalendarChoice(type, ID, 'a:b') ?? '')
        expect(choice).toMatchObject({ integrationId: ID, calendarId: 'a:b' })
        expect(choice && isChoiceOfType(choice, type)).toBe(true)
      }
    })

    it('is there for connections that have calendars, and fits its own kind only', () => {
      expect(writeCalendarChoice('zoom', ID)).toBeNull()
      const choice = readCalendarChoice(`teams_${ID}`)
      const fits = (type: Parameters<typeof isChoiceOfType>[1]) => choice !== null && isChoiceOfType(choice, type)
      expect([fits('teams'), fits('outlook'), fits('google_calendar'), fits('zoom')]).toEqual([
        true,
        true,
        false,
        false,
      ])
    })
  })
})
