// @module-tag embedded
import { describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { calendarEvents } from '@/db/schema'
import { forgetCalendarBusy } from '@/lib/calendars/busy/busy'
import type { SeenEvent } from '@/lib/calendars/providers/provider'
import { ProviderError } from '@/lib/calendars/providers/provider-error'
import type { SlotDays } from '@/lib/meetings/visitor/slot-calendar'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { book } from '@/tests/support/api/bookings'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { connectFake } from '@/tests/support/api/fake-calendars'
import { signInOwner } from '@/tests/support/api/owner'
import { seenEvent } from '@/tests/support/calendars/seen-event'
import { createPage, dateOf, inDays, visitor } from '@/tests/support/factories/pages'

vi.mock(
  '@/lib/calendars/accounts/open-accounts',
  async () => (await import('@/tests/support/api/fake-calendars')).fakeConnections,
)

const guest = new ApiClient()
const later = (iso: string, minutes: number) => new Date(Date.parse(iso) + minutes * MINUTE_MS).toISOString()
const halfHour = (iso: string) => ({ start: Date.parse(iso), end: Date.parse(iso) + 30 * MINUTE_MS })

/** A booking whose event is in the owner's calendar, which blocks time, beside others. */
async function makeBooking() {
  const owner = await signInOwner()
  const account = await connectFake(owner)
  const page = await createPage(owner, {
    step: 5,
    bufferBefore: 0,
    bufferAfter: 0,
    conflictCheckCalendars: [account.choice],
  })
  const at = inDays(3, 10)
  const { body } = await book(page.slug, visitor(at))
  const { id: meetingId } = body.meeting
  await database().insert(calendarEvents).values({
    userId: account.userId,
    meetingId,
    integrationId: account.id,
    role: 'main',
    state: 'made',
    externalId: 'own',
  })
  const own = seenEvent({ id: 'own', title: 'Intro call', ...halfHour(at) })
  const hold = async (...others: SeenEvent[]) => {
    account.busy = [own, ...others]
    account.onChanges = () => ({ events: [own, ...others], cursor: null })
    await forgetCalendarBusy(account.id)
  }
  await hold()
  const path = `/api/bookings/${body.booking.manageUrl.split('/').at(-1)}`
  const starts = async () => {
    const read = (await guest.get(`${path}/slots?from=${dateOf(at)}&to=${dateOf(at)}&timezone=UTC`)) as Answer<SlotDays>
    return { slots: read.body.days.flatMap(({ slots }) => slots), unchecked: read.body.unchecked }
  }
  const move = (startTime: string) => guest.post(`${path}/move`, { startTime })
  const moveForOwner = (startTime: string, more: object = {}) =>
    owner.post(`/api/meetings/${meetingId}/move`, { startTime, ...more })
  return { owner, account, page, at, hold, starts, move, moveForOwner }
}

describe('POST /api/bookings/{token}/move', () => {
  it('has no event of the booking in its way, and lists events only where that decides', async () => {
    const { account, at, move, starts } = await makeBooking()
    expect((await starts()).slots).toContain(later(at, 10))
    account.changeCalls.length = 0
    expect((await move(later(at, 120))).status).toBe(200)
    expect(account.changeCalls).toEqual([])
    expect((await move(later(at, 10))).status).toBe(409)
  })

  it.each([
    ['at exactly the time of the booking', 0],
    ['at a part of it', -10],
  ])('counts another event %s', async (_, minutes) => {
    const { at, hold, move, starts } = await makeBooking()
    await hold(seenEvent({ id: 'other', ...halfHour(later(at, minutes)) }))
    expect((await starts()).slots).not.toContain(later(at, 10))
    expect(await move(later(at, 10))).toMatchObject({ status: 409, body: { code: 'taken' } })
  })

  it('goes where only an event that is free, declined or cancelled is', async () => {
    const { account, at, hold, move } = await makeBooking()
    const times = halfHour(at)
    await hold(
      seenEvent({ id: 'free', isFree: true, ...times }),
      seenEvent({ id: 'declined', isDeclined: true, ...times }),
      seenEvent({ id: 'cancelled', isCancelled: true, ...times }),
    )
    account.busy = [times]
    expect((await move(later(at, 10))).status).toBe(200)
  })

  it('takes what no event names for taken', async () => {
    const { account, at, move } = await makeBooking()
    account.onChanges = () => ({ events: [], closed: [halfHour(at)], cursor: null })
    expect((await move(later(at, 10))).body).toMatchObject({ code: 'taken' })
  })

  it('is not decided where the events cannot be read', async () => {
    const { account, at, move, starts } = await makeBooking()
    account.onChanges = () => {
      throw new ProviderError('forbidden', 'No')
    }
    expect(await starts()).toMatchObject({ slots: [], unchecked: [dateOf(at)] })
    expect(await move(later(at, 10))).toMatchObject({ status: 503, body: { code: 'availability_unknown' } })
  })
})

describe('POST /api/meetings/{id}/move', () => {
  const ask = { checkCalendars: true }

  it('names what is in the calendars at the new time, only if it is asked to', async () => {
    const { at, hold, moveForOwner } = await makeBooking()
    const to = later(at, 180)
    await hold(seenEvent({ id: 'other', title: 'Dentist', ...halfHour(later(to, 15)) }))
    expect(await moveForOwner(to, ask)).toMatchObject({
      status: 409,
      body: {
        code: 'calendar_busy',
        message: '“Dentist” is in your calendar ada@example.com at this time.',
        ...{ calendar: 'ada@example.com', event: 'Dentist' },
        ...{ eventStart: later(to, 15), eventEnd: later(to, 45) },
      },
    })
    expect((await moveForOwner(to)).status).toBe(200)
  })

  it('has no event of the booking itself in its way', async () => {
    const { at, hold, moveForOwner } = await makeBooking()
    await hold(seenEvent({ id: 'before', ...halfHour(later(at, -60)) }))
    expect((await moveForOwner(later(at, 10), ask)).status).toBe(200)
  })

  it('asks the calendars of new pages for a booking whose page is deleted', async () => {
    const { owner, account, page, at, hold, moveForOwner } = await makeBooking()
    await owner.delete(`/api/time-slot-pages/${page.id}`)
    const to = later(at, 180)
    await hold(seenEvent({ id: 'other', title: '', ...halfHour(to) }))
    expect((await moveForOwner(to, ask)).status).toBe(200)
    await owner.patch('/api/settings', { defaultConflictCalendars: [account.choice] })
    expect((await moveForOwner(later(to, 10), ask)).body).toMatchObject({
      message: 'Something is in your calendar ada@example.com at this time.',
    })
  })

  it('says which calendar could not be read', async () => {
    const { account, at, moveForOwner } = await makeBooking()
    account.onChanges = () => {
      throw new ProviderError('transient', 'Away')
    }
    expect(await moveForOwner(later(at, 180), ask)).toMatchObject({
      status: 409,
      body: { code: 'calendar_unread', calendar: 'ada@example.com' },
    })
    expect((await moveForOwner(later(at, 180))).status).toBe(200)
  })
})
