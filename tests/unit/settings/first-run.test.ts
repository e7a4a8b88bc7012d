import { describe, expect, it } from 'vitest'
import { firstRunSchema, firstRunValues, suggestSlug, toHours, toPageInput } from '@/lib/settings/first-run'
import { firstRunGapCost } from '@/lib/settings/first-run-gap'
import { checkSentence } from '@/tests/support/api/check-sentence'

const titleOf = (minutes: number) => `${minutes}-minute meeting`
const filled = firstRunValues({ fullName: 'Ada Lovelace', timezone: 'UTC', titleOf })
const issuesOf = (change: object) =>
  firstRunSchema
    .safeParse({ ...filled, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), checkSentence(message)])

describe('firstRunSchema', () => {
  it('takes the presets as they are', () => {
    expect(issuesOf({})).toBeUndefined()
    expect(filled).toMatchObject({ days: [1, 2, 3, 4, 5], startTime: '09:00', endTime: '17:00', slug: 'ada-lovelace' })
  })

  it.each([
    [{ fullName: ' ' }, 'fullName', 'Required'],
    [{ timezone: 'Mars/Olympus' }, 'timezone', 'Unknown time zone'],
    [{ endTime: '09:00' }, 'endTime', 'End time must be after start time'],
    [{ endTime: '08:00' }, 'endTime', 'End time must be after start time'],
    [{ title: '' }, 'title', 'Required'],
    [{ slug: 'settings' }, 'slug', 'This slug is reserved'],
  ])('refuses %j', (change, path, message) => {
    expect(issuesOf(change)).toEqual([[path, message]])
  })

  it('needs a day', () => {
    expect(issuesOf({ days: [] })?.[0]?.[0]).toBe('days')
  })

  it('lets the hours end at midnight, and the slug be empty', () => {
    expect(issuesOf({ endTime: '00:00' })).toBeUndefined()
    expect(firstRunSchema.parse({ ...filled, slug: ' ' }).slug).toBeUndefined()
  })
})

describe('suggestSlug', () => {
  it.each([
    ['Ada Lovelace', 'ada-lovelace'],
    ['Łukasz Żółć', 'lukasz-zolc'],
    ['Bo', ''],
    ['Support', ''],
    ['李小龍', ''],
  ])('makes of %j %j', (name, slug) => {
    expect(suggestSlug(name)).toBe(slug)
  })
})

describe('toPageInput', () => {
  it('has the same hours on each day, Sunday first', () => {
    expect(toHours({ days: [3, 0], startTime: '10:00', endTime: '12:00' })).toEqual([
      { dayOfWeek: 0, startTime: '10:00', endTime: '12:00' },
      { dayOfWeek: 3, startTime: '10:00', endTime: '12:00' },
    ])
    expect(toPageInput(firstRunSchema.parse({ ...filled, days: [1] }))).toEqual({
      title: '30-minute meeting',
      reminders: [{ minutesBefore: 1440, to: 'attendee' }],
      slug: 'ada-lovelace',
      timezone: 'UTC',
      duration: 30,
      availabilities: [{ dayOfWeek: 1, startTime: '09:00', endTime: '17:00' }],
      step: null,
      bufferBefore: 5,
      bufferAfter: 5,
      minimumNotice: 120,
    })
  })
})

describe('firstRunGapCost', () => {
  const NOW = Date.UTC(2030, 5, 5)

  it('is that of the page to come, and nothing while there are no hours', () => {
    const known = firstRunValues({ fullName: 'Ada', timezone: 'UTC', titleOf })
    expect(firstRunGapCost(known, NOW)).toMatchObject({
      bookings: 8,
      withoutGap: 16,
      stepped: { step: 35, bookings: 13 },
    })
    expect(firstRunGapCost({ ...known, step: 35 }, NOW)).toBeNull()
    expect(firstRunGapCost({ ...known, gap: 0 }, NOW)).toBeNull()
    expect(firstRunGapCost({ ...known, days: [] }, NOW)).toBeNull()
  })
})
