import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueTimeOf, type TimedBooking, timedMailsOf } from '@/lib/notices/timed-mails'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { BOOKING_STATUSES } from '@/lib/shared/statuses'
import { cases } from '@/tests/support/cases'

const NOW = new Date('2026-06-01T08:00:00Z')
const plus = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * MINUTE_MS)

const booking = (facts: Partial<TimedBooking> = {}): TimedBooking => {
  const startTime = facts.startTime ?? plus(NOW, 120)
  return {
    ...{ id: '11111111-1111-4111-8111-111111111111', startTime, endTime: plus(startTime, 30), status: 'confirmed' },
    ...{ isNoShow: false, reminders: [], followUp: null, ...facts },
  }
}
const told = (facts: Partial<TimedBooking>, now = NOW) =>
  timedMailsOf(booking(facts), now).map(({ mail, dueAt }) => [
    mail.template,
    (dueAt.getTime() - NOW.getTime()) / MINUTE_MS,
  ])

describe('timedMailsOf', () => {
  it('reminds the attendee, and the owner where both are to be reminded, until the start', () => {
    const reminders = [
      { minutesBefore: 60, to: 'both' as const },
      { minutesBefore: 10, to: 'attendee' as const },
    ]
    expect(told({ reminders })).toEqual([
      ['booking-reminder', 60],
      ['booking-reminder-notice', 60],
      ['booking-reminder', 110],
    ])
    for (const { expiresAt } of timedMailsOf(booking({ reminders }), NOW)) expect(expiresAt).toEqual(plus(NOW, 120))
  })

  it('plans nothing for a time that is past or this very moment', () => {
    const reminders = [120, 121, 119].map((minutesBefore) => ({ minutesBefore, to: 'attendee' as const }))
    expect(told({ reminders })).toEqual([['booking-reminder', 1]])
  })

  it('follows up after the end, unless the attendee did not come', () => {
    const followUp = { minutesAfter: 15, text: 'Thanks' }
    expect(told({ followUp })).toEqual([['booking-follow-up', 165]])
    expect(told({ followUp, isNoShow: true })).toEqual([])
  })

  it.each(BOOKING_STATUSES.filter((status) => status !== 'confirmed'))(
    'plans nothing for a booking that is %s',
    (status) => {
      const reminders = [{ minutesBefore: 10, to: 'both' as const }]
      expect(told({ status, reminders, followUp: { minutesAfter: 0, text: '' } })).toEqual([])
    },
  )

  it('leaves, after any moves, exactly the mails whose time is to come, each once', () => {
    const minutes = fc.integer({ min: -3000, max: 50_000 })
    const distances = fc.uniqueArray(fc.integer({ min: 5, max: 43_200 }), { maxLength: 5 })
    fc.assert(
      fc.property(distances, fc.array(fc.tuple(minutes, fc.nat(2000)), { maxLength: 8 }), (times, moves) => {
        const reminders = times.map((minutesBefore) => ({ minutesBefore, to: 'attendee' as const }))
        let now = NOW
        let standing = booking({ reminders, followUp: { minutesAfter: 30, text: '' } })
        for (const [to, passed] of moves) {
          now = plus(now, passed)
          standing = { ...standing, startTime: plus(now, to), endTime: plus(now, to + 30) }
        }
        const waiting = timedMailsOf(standing, now)
        const model = [...times.map((distance) => -distance), 60].map((distance) => plus(standing.startTime, distance))
        const toCome = model.filter((at) => at > now).map((at) => at.getTime())
        expect(waiting.map(({ dueAt }) => dueAt.getTime()).sort()).toEqual(toCome.sort())
        for (const { mail, dueAt } of waiting) expect(dueTimeOf(mail, standing)).toEqual(dueAt)
      }),
      cases(),
    )
  })
})

describe('dueTimeOf', () => {
  it('is null for a reminder that the booking does not have', () => {
    const reminders = [{ minutesBefore: 10, to: 'attendee' as const }]
    const { id: bookingId } = booking()
    const due = (template: 'booking-reminder' | 'booking-reminder-notice', minutesBefore: number) =>
      dueTimeOf({ template, props: { bookingId, minutesBefore } }, booking({ reminders }))
    expect(due('booking-reminder', 10)).toEqual(plus(NOW, 110))
    expect(due('booking-reminder', 11)).toBeNull()
    expect(due('booking-reminder-notice', 10)).toBeNull()
  })
})
