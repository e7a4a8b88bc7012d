// @vitest-environment jsdom

import { afterEach, describe, expect, it } from 'vitest'
import { BookingSummary } from '@/components/visitor/booking/booking-summary'
import { cleanup, render } from '../../../../support/screens/testing'

afterEach(cleanup)

const visitor = { timezone: 'Europe/Berlin', detectedTimezone: 'UTC', timeFormat: '24h', weekStartDay: 1 } as const

function textOf(start: string, timezone: string, ownerName?: string): string {
  const page = { duration: 30, timezone, ownerName }
  return render(<BookingSummary page={page} start={start} visitor={visitor} />).container.textContent ?? ''
}

describe('<BookingSummary>', () => {
  it('adds the time by the host’s clock where it differs', () => {
    const text = textOf('2030-06-04T10:00:00Z', 'Asia/Tokyo', 'Ada')
    expect(text).toContain('Tuesday, June 4, 2030')
    expect(text).toContain('12:00 – 12:30')
    expect(text).toContain('19:00 for Ada')
  })

  it('adds the date too where theirs is another', () => {
    expect(textOf('2030-06-04T20:00:00Z', 'Asia/Tokyo', 'Ada')).toContain('Jun 5, 05:00 for Ada')
  })

  it('says nothing about a host whose clock shows the same, or who is the reader', () => {
    expect(textOf('2030-06-04T10:00:00Z', 'Europe/Paris', 'Ada')).not.toContain('Ada')
    expect(textOf('2030-06-04T10:00:00Z', 'Asia/Tokyo')).not.toContain('19:00')
  })
})
