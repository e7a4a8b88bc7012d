import { describe, expect, it } from 'vitest'
import { presetTimezone } from '@/lib/settings/preset-timezone'
import { DEFAULT_SETTINGS, type Settings } from '@/lib/settings/schema'
import { changedSince, settingsFormSchema, toFormValues } from '@/lib/settings/settings-form'
import { issuesOfFields } from '@/lib/shared/field-issues'

const settings: Settings = {
  ...DEFAULT_SETTINGS,
  fullName: 'Ada',
  weekStartDay: 1,
  timeFormat: '24h',
  dateFormat: 'MMM D YYYY',
  timezone: 'UTC',
  defaultCalendars: ['google_x'],
  saved: true,
}

describe('presetTimezone', () => {
  describe('the zone a form starts with', () => {
    it.each([
      ['the stored one once it was saved', true, 'Europe/Berlin', 'UTC'],
      ["the browser's until then", false, 'Europe/Berlin', 'Europe/Berlin'],
      ['Istanbul where the browser tells none', false, null, 'Europe/Istanbul'],
    ])('is %s', (_case, saved, detected, zone) => {
      expect(presetTimezone({ ...settings, saved }, detected)).toBe(zone)
    })

    it('stands under the name the list has for it', () => {
      expect(presetTimezone({ saved: true, timezone: 'Asia/Calcutta' }, null)).toBe('Asia/Kolkata')
    })

    it("is the browser's while the settings are not known", () => {
      expect(presetTimezone(undefined, 'Asia/Tokyo')).toBe('Asia/Tokyo')
    })
  })
})

describe('toFormValues', () => {
  describe('what the form holds', () => {
    it('takes default calendars along, in their order', () => {
      const values = toFormValues({ ...settings, defaultCalendars: ['google_b', 'google_a'] }, null)
      expect(settingsFormSchema.parse(values).defaultCalendars).toEqual(['google_b', 'google_a'])
      const same = { ...values, defaultCalendars: ['google_b', 'google_a'] }
      expect(changedSince(values, same)).toEqual([])
      const turned = { ...values, defaultCalendars: ['google_a', 'google_b'] }
      expect(changedSince(values, turned)).toEqual([['defaultCalendars', ['google_a', 'google_b']]])
    })

    it('asks for every field, and for the weekday as a number', () => {
      const values = toFormValues(settings, null)
      expect(settingsFormSchema.safeParse({ ...values, weekStartDay: '1' }).success).toBe(false)
      expect(settingsFormSchema.safeParse({ ...values, weekStartDay: 7 }).success).toBe(false)
      expect(settingsFormSchema.safeParse({ ...values, timezone: undefined }).success).toBe(false)
    })

    it('knows what was changed since it was sent', () => {
      const sent = toFormValues(settings, null)
      expect(changedSince(sent, sent)).toEqual([])
      expect(changedSince(sent, { ...sent, weekStartDay: 0 })).toEqual([['weekStartDay', 0]])
    })
  })
})

describe('issuesOfFields', () => {
  describe('an issue of a refused call', () => {
    it('belongs to the field it names or lies in, and to no other', () => {
      const issue = (path: string) => ({ path, message: 'No' })
      const names = ['hours', 'title'] as const
      expect(issuesOfFields(names, [issue('hours.3.end'), issue('title'), issue('titles'), issue('')])).toEqual([
        { name: 'hours', message: 'No' },
        { name: 'title', message: 'No' },
      ])
    })
  })
})
