import { describe, expect, it } from 'vitest'
import { inZone } from '@/lib/mcp/zoned'

describe('inZone', () => {
  it.each([
    ['2027-01-15T12:00:00.000Z', 'UTC', '2027-01-15T12:00:00Z'],
    ['2027-01-15T23:30:00.000Z', 'Europe/Berlin', '2027-01-16T00:30:00+01:00'],
    ['2027-07-15T12:00:00.000Z', 'America/St_Johns', '2027-07-15T09:30:00-02:30'],
    ['2027-07-15T12:00:00.000Z', 'Asia/Kathmandu', '2027-07-15T17:45:00+05:45'],
    ['2027-10-31T00:30:00.000Z', 'Europe/Berlin', '2027-10-31T02:30:00+02:00'],
    ['2027-10-31T01:30:00.000Z', 'Europe/Berlin', '2027-10-31T02:30:00+01:00'],
    ['1880-01-01T12:00:00.000Z', 'Europe/Berlin', '1880-01-01T12:00:00Z'],
  ])('writes %s in %s as %s', (instant, timezone, written) => {
    expect(inZone(instant, timezone)).toBe(written)
    expect(Date.parse(written)).toBe(Date.parse(instant))
  })
})
