import { describe, expect, it } from 'vitest'
import { locationOptions } from '@/lib/calendars/screen/location-options'
import {
  newPageValues,
  pageFormSchema,
  pageFormSchemaOf,
  toFieldErrors,
  toFormValues,
  toPageBody,
} from '@/lib/pages/page-editor'
import { PAGE_DEFAULTS, PAGE_FIELDS, type TimeSlotPage } from '@/lib/pages/schema'
import { textsOf } from '@/messages'
import { check } from '@/messages/check'
import { checkSentence } from '@/tests/support/api/check-sentence'

const stored: TimeSlotPage = {
  ...PAGE_DEFAULTS,
  id: '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11',
  slug: 'intro',
  title: 'Intro call',
  description: '',
  duration: 45,
  durations: [45],
  location: 'zoom',
  locationData: {},
  timezone: 'Asia/Calcutta',
  availabilities: [{ dayOfWeek: 1, startTime: '09:00', endTime: '17:00' }],
  conflictCheckCalendars: ['google_x'],
  targetCalendars: [],
  formId: null,
  isActive: false,
  showOnProfile: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const filled = { ...newPageValues('UTC'), title: 'Intro' }
const issuesOf = (values: object) =>
  pageFormSchema.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), checkSentence(message)])

describe('pageFormSchema', () => {
  it('a new page lasts 30 minutes at a place of its own', () => {
    expect(newPageValues('UTC')).toMatchObject({
      duration: 30,
      location: 'custom',
      timezone: 'UTC',
      availabilities: [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '17:00' })),
    })
  })

  it('refuses a slot that ends before it starts, unless it is a night or stored so', () => {
    const availabilities = [{ dayOfWeek: 1, startTime: '16:00', endTime: '08:00' }]
    expect(issuesOf({ ...filled, availabilities })).toEqual([
      ['availabilities.0.endTime', 'End time must be after start time'],
    ])
    const kept = pageFormSchemaOf({ availabilities })
    expect(kept.safeParse({ ...filled, availabilities }).success).toBe(true)
    const later = [{ dayOfWeek: 2, startTime: '16:00', endTime: '08:00' }]
    expect(kept.safeParse({ ...filled, availabilities: later }).success).toBe(false)
    const night = [{ dayOfWeek: 2, startTime: '22:00', endTime: '06:00' }]
    expect(pageFormSchema.safeParse({ ...filled, availabilities: night }).success).toBe(true)
  })

  it('a stored zone is shown by the name that the list has for it', () => {
    expect(toFormValues(stored).timezone).toBe('Asia/Kolkata')
  })

  it('does not send whether the page is published: that stays as it is stored', () => {
    const values = { ...toFormValues(stored), isActive: true }
    expect(Object.keys(toPageBody(pageFormSchema.parse(values)))).not.toContain('isActive')
  })

  it('sends a changed single duration as the only one to choose', () => {
    const values = { ...toFormValues(stored), duration: 20 }
    expect(toPageBody(pageFormSchema.parse(values))).toMatchObject({ duration: 20, durations: [20] })
    const several = { ...toFormValues(stored), duration: 45, durations: [60, 45] }
    expect(toPageBody(pageFormSchema.parse(several))).toMatchObject({ duration: 45, durations: [45, 60] })
  })

  it('sends calendars in their order, also those that nobody knows any more', () => {
    const values = { ...toFormValues(stored), targetCalendars: ['google_b', 'google_a'] }
    expect(toPageBody(pageFormSchema.parse(values))).toMatchObject({
      conflictCheckCalendars: ['google_x'],
      targetCalendars: ['google_b', 'google_a'],
    })
  })

  it('has the hosts of a team’s page, with what the form can change of each', () => {
    const host = { account: stored.id, weight: 50, priority: 2, maxPerDay: 3 }
    const page: TimeSlotPage = {
      ...stored,
      moveHosts: 'any',
      hostGroups: [
        {
          name: 'Panel',
          need: 'all',
          choose: 'fair',
          hosts: [{ ...host, name: 'Ada', kind: 'person', state: 'asked' }],
        },
      ],
    }
    const hosts = { moveHosts: 'any', hostGroups: [{ name: 'Panel', need: 'all', choose: 'fair', hosts: [host] }] }
    expect(toFormValues(page)).toMatchObject(hosts)
    expect(toPageBody(pageFormSchema.parse(toFormValues(page)))).toMatchObject(hosts)
    expect(toFormValues(page).hostGroups?.[0]?.hosts[0]).toEqual(host)
    expect(newPageValues('UTC', undefined, { isTeams: true })).toMatchObject({ hostGroups: [], moveHosts: 'same' })
  })

  it('holds every field of a page but whether it is published', () => {
    const fields = PAGE_FIELDS.filter((name) => name !== 'isActive').sort()
    expect(Object.keys(toFormValues(stored)).sort()).toEqual(fields)
    expect(Object.keys(newPageValues('UTC')).sort()).toEqual(fields)
    const issues = fields.map((path) => ({
      path: path === 'locationData' ? 'locationData.customLocation' : path,
      message: path,
    }))
    expect(
      toFieldErrors({ issues })
        .map(({ message }) => message)
        .sort(),
    ).toEqual(fields)
  })

  describe('the link', () => {
    it.each([
      ['', undefined],
      ['  ', undefined],
      [' Intro-Call ', 'intro-call'],
    ])('%j is sent as %j', (typed, sent) => {
      expect(pageFormSchema.parse({ ...filled, slug: typed }).slug).toBe(sent)
    })

    it.each([
      ['ab', 'Slug must be 3 to 64 of a-z, 0-9 and -'],
      ['two words', 'Slug must be 3 to 64 of a-z, 0-9 and -'],
      ['settings', 'This slug is reserved'],
    ])('%j is refused', (slug, message) => {
      expect(issuesOf({ ...filled, slug })).toEqual([['slug', message]])
    })

    it('stays when it has been reserved since', () => {
      expect(pageFormSchemaOf({ slug: 'billing' }).safeParse({ ...filled, slug: 'billing' }).success).toBe(true)
      expect(pageFormSchemaOf({ slug: 'billing' }).safeParse({ ...filled, slug: 'metrics' }).success).toBe(false)
    })
  })

  it.each([
    [{ title: ' ' }, 'title', 'Required'],
    [{ duration: 0 }, 'duration', 'Duration must be at least 1 minute'],
    [{ duration: 1.5 }, 'duration', 'Invalid input'],
    [{ timezone: '' }, 'timezone', 'Timezone is required'],
    [{ bufferBefore: Number.NaN }, 'bufferBefore', 'Must be a whole number of minutes from 0 to 1,440'],
    [{ minimumNotice: 90.5 }, 'minimumNotice', 'Must be a whole number of minutes from 0 to 525,600'],
    [{ step: 0 }, 'step', 'Must be a whole number of minutes from 1 to 1,440'],
    [{ limits: [{ per: 'day', max: Number.NaN }] }, 'limits.0.max', 'Must be a whole number from 1 to 1,000'],
    [
      { bookingWindow: { type: 'days', days: 401 } },
      'bookingWindow.days',
      'Must be a whole number of days from 1 to 400',
    ],
    [
      { bookingWindow: { type: 'range', from: '2027-03-02', to: '2027-03-01' } },
      'bookingWindow.to',
      'The last day must not be before the first',
    ],
  ])('%j is refused', (change, path, message) => {
    expect(issuesOf({ ...filled, ...change })?.[0]).toEqual([path, message])
  })

  describe('a place in own words', () => {
    const locationData = { customLocation: ' Room 5 ' }
    const bodyOf = (change: object) =>
      toPageBody(pageFormSchema.parse({ ...filled, locationData, ...change })).locationData

    it('is sent trimmed', () => expect(bodyOf({})).toEqual({ customLocation: 'Room 5' }))
    it('is left out when it is empty', () => expect(bodyOf({ locationData: { customLocation: ' ' } })).toEqual({}))
    it('is left out when a provider was chosen after it was typed', () =>
      expect(bodyOf({ location: 'zoom' })).toEqual({}))
    it('is left out beside a pattern of links', () => {
      const linkPattern = 'https://meet.jit.si/{random}'
      const both = { location: 'link', locationData: { ...locationData, linkPattern } }
      expect(bodyOf(both)).toEqual({ linkPattern })
      expect(bodyOf({ ...both, location: 'custom' })).toEqual({ customLocation: 'Room 5' })
    })
  })

  describe('a refused save', () => {
    it.each([
      ['title', 'title'],
      ['availabilities.3.endTime', 'availabilities'],
      ['locationData.customLocation', 'locationData.customLocation'],
      ['locationData.linkPattern', 'locationData.linkPattern'],
      ['dates.3.spans.0.endTime', 'dates.3.spans.0.endTime'],
      ['limits.0.max', 'limits.0.max'],
      ['bookingWindow.to', 'bookingWindow.to'],
      ['durations.2', 'durations.2'],
      ['durations', 'durations'],
      ['hostGroups', 'hostGroups'],
      ['hostGroups.0.hosts.1.account', 'hostGroups.0.hosts.1.account'],
    ])('that names %s is shown at %s', (path, name) => {
      expect(toFieldErrors({ issues: [{ path, message: 'No' }] })).toEqual([{ name, message: 'No' }])
    })

    it('that names nothing the form has is left to the toast', () => {
      expect(toFieldErrors({ issues: [{ path: 'titles', message: 'No' }] })).toEqual([])
      expect(toFieldErrors({ code: 'internal', issues: [] })).toEqual([])
    })

    it('for a conflict is about the link', () => {
      expect(toFieldErrors({ code: 'slug_taken', issues: [] })).toEqual([{ name: 'slug', message: check('slugTaken') }])
    })
  })

  describe('locations', () => {
    const labels = (types: string[], status = 'connected') =>
      locationOptions(
        types.map((type) => ({ type, status })),
        textsOf('en').part('integrations'),
      ).map(({ label, disabled }) => label + (disabled ? ' –' : ''))
    const places = ['In person', 'Phone', 'Link']
    const videos = ['Jitsi Meet', 'Own address']
    const none = [
      ...places,
      'Google Meet (Connect Google first) –',
      'Microsoft Teams (Connect Microsoft first) –',
      'Zoom (Connect Zoom first) –',
      'BigBlueButton (Connect BigBlueButton first) –',
      ...videos,
      'Somewhere else',
    ]

    it('of providers need their connection', () => expect(labels([])).toEqual(none))
    it('need one that has not expired', () => expect(labels(['zoom'], 'expired')).toEqual(none))
    it('of Teams open with either kind of Microsoft account', () => {
      expect(labels(['teams'])[4]).toBe('Microsoft Teams')
      expect(labels(['outlook'])[4]).toBe('Microsoft Teams')
    })
    it('are all open when all is connected', () => {
      expect(labels(['google_calendar', 'teams', 'zoom', 'bigbluebutton'])).toEqual([
        ...places,
        'Google Meet',
        'Microsoft Teams',
        'Zoom',
        'BigBlueButton',
        ...videos,
        'Somewhere else',
      ])
    })
    it('end with the place of all other meetings', () => expect(labels([]).at(-1)).toBe('Somewhere else'))
  })
})
