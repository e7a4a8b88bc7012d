import { afterEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { releaseOutboxRows } from '@/db/queries/outbox/outbox'
import { lease } from '@/lib/outbox/queue'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

afterEach(() => {
  vi.useRealTimers()
})

async function makeBooking() {
  const page = await createPage(await signInOwner(), { reminders: [{ minutesBefore: 60, to: 'attendee' }] })
  const [email, at] = [newEmail('vera'), inDays(3, 10)]
  const { body } = await book(page.slug, visitor(at, { attendeeEmail: email }))
  await mailsTo(email)
  const path = `/api/bookings/${body.booking.manageUrl.split('/').at(-1)}`
  /** The clock of the process jumps to `minutes` before the start; null: back to what it was. */
  const jump = (minutes: number | null) => {
    vi.useRealTimers()
    if (minutes === null) return
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.parse(at) - minutes * MINUTE_MS)
  }
  /** Number of reminders, after a round of deliveries as at the start of a process. */
  const countReminders = async () => {
    await releaseOutboxRows(database(), lease().now)
    return (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Reminder')).length
  }
  return { at, path, jump, countReminders }
}

describe('reminders, when the clock jumps', () => {
  it('forwards past their time, are sent once, and not again when it goes back or forwards', async () => {
    const { jump, countReminders } = await makeBooking()
    expect(await countReminders()).toBe(0)
    for (const minutes of [20, null, 59, 61, 20, null]) {
      jump(minutes)
      expect(await countReminders()).toBe(1)
    }
  })

  it('forwards past the start, are never sent', async () => {
    const { jump, countReminders } = await makeBooking()
    for (const minutes of [0, -5, -(2 * DAY_MS) / MINUTE_MS]) {
      jump(minutes)
      expect(await countReminders()).toBe(0)
    }
  })

  it('backwards, wait for their time', async () => {
    const { jump, countReminders } = await makeBooking()
    for (const minutes of [10 * 24 * 60, 61]) {
      jump(minutes)
      expect(await countReminders()).toBe(0)
    }
    jump(60)
    expect(await countReminders()).toBe(1)
  })

  it('of a booking that was moved after its reminder, are sent once for the new time', async () => {
    const { at, path, jump, countReminders } = await makeBooking()
    jump(30)
    expect(await countReminders()).toBe(1)
    const later = new Date(Date.parse(at) + DAY_MS).toISOString()
    expect((await new ApiClient().post(`${path}/move`, { startTime: later })).status).toBe(200)
    expect(await countReminders()).toBe(1)
    jump(30 - DAY_MS / MINUTE_MS)
    expect(await countReminders()).toBe(2)
    jump(null)
    expect(await countReminders()).toBe(2)
  })
})
