import { describe, expect, it } from 'vitest'
import { relativeDay, timeUntil } from '@/lib/time/relative-time'

describe('relativeDay', () => {
  it.each([
    ['2026-03-01', 'yesterday'],
    ['2026-03-02', 'today'],
    ['2026-03-03', 'tomorrow'],
    ['2026-03-13', 'in 11 days'],
    ['2026-02-20', '10 days ago'],
    ['2026-05-01', 'in 60 days'],
    ['2026-05-02', null],
    ['2025-12-31', null],
  ])('%s is %s', (date, text) => {
    expect(relativeDay(date, '2026-03-02', 'en-US')).toBe(text)
  })
})

describe('timeUntil', () => {
  const until = (start: string, now: string, timezone = 'UTC') =>
    timeUntil(Date.parse(start), Date.parse(now), timezone, 'en-US')

  it.each([
    ['2026-03-02T10:00:00Z', null],
    ['2026-03-02T10:00:30Z', 'in 1 minute'],
    ['2026-03-02T10:20:00Z', 'in 20 minutes'],
    ['2026-03-02T11:00:00Z', 'in 1 hour'],
    ['2026-03-02T13:59:00Z', 'in 3 hours'],
    ['2026-03-03T09:00:00Z', 'tomorrow'],
    ['2026-03-13T09:00:00Z', 'in 11 days'],
    ['2027-03-13T09:00:00Z', null],
  ])('%s is %s', (start, text) => {
    expect(until(start, '2026-03-02T10:00:00Z')).toBe(text)
  })

  it('counts minutes across midnight, and days by the dates of the zone', () => {
    expect(until('2026-03-03T00:10:00Z', '2026-03-02T23:40:00Z')).toBe('in 30 minutes')
    expect(until('2026-03-03T03:00:00Z', '2026-03-02T23:40:00Z')).toBe('tomorrow')
    expect(until('2026-03-03T03:00:00Z', '2026-03-02T23:40:00Z', 'America/New_York')).toBe('in 3 hours')
  })
})
