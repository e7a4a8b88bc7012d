import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { readCalendarFile, takeIn } from '@/tests/support/ics/calendar'

const client = new ApiClient()
const LAST = inDays(5, 16)

async function makeBooking(fields: object = {}) {
  const owner = await signInOwner()
  const page = await createPage(owner, { maxGuests: 1, ...fields })
  const [attendee, guest] = [newEmail('vera'), newEmail('guest')]
  const { body } = await book(page.slug, visitor(inDays(3, 10), { attendeeEmail: attendee, guests: [guest] }))
  const token = body.booking.manageUrl.split('/').at(-1)
  const change = async (deed: 'move' | 'cancel', sent: object = {}) =>
    expect((await client.post(`/api/bookings/${token}/${deed}`, sent)).status).toBeLessThan(300)
  const decide = (deed: string, sent: object = {}) => owner.post(`/api/meetings/${body.meeting.id}/${deed}`, sent)
  /** The files of the mails that one person got, oldest first. Asked for after each step, so that no mail replaces another. */
  const filesOf = async (address: string) => (await mailsTo(address)).flatMap(({ calendarFile }) => calendarFile ?? [])
  const download = async () => (await client.get(`/b/${token}/meeting.ics`)).text
  return { people: [attendee, owner.email, guest], attendee, owner, change, decide, filesOf, download }
}

/** Every order in which the mails may be opened. */
function ordersOf<T>(items: T[]): T[][] {
  if (items.length < 2) return [items]
  return items.flatMap((item, index) =>
    ordersOf(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  )
}

/** Booked, moved by its attendee, moved by its owner. */
async function moveTwice(fields: object = {}) {
  const booking = await makeBooking(fields)
  await booking.filesOf(booking.attendee)
  await booking.change('move', { startTime: inDays(4, 9) })
  await booking.filesOf(booking.attendee)
  expect((await booking.decide('move', { startTime: LAST })).status).toBe(200)
  return booking
}

describe('the calendar files of a booking', () => {
  it('are one event at the last time after two moves, in whatever order its mails are opened', async () => {
    const { people, owner, filesOf, download } = await moveTwice()
    const uids = new Set<string>()
    for (const person of people) {
      const files = await filesOf(person)
      // Owners organize it: nobody asks them whether they come.
      const method = person === owner.email ? 'PUBLISH' : 'REQUEST'
      expect(files.map(readCalendarFile)).toMatchObject([
        { method, sequence: 0, start: Date.parse(inDays(3, 10)) },
        { method, sequence: 1, start: Date.parse(inDays(4, 9)) },
        { method, sequence: 2, start: Date.parse(LAST) },
      ])
      expect(files.map((file) => file.includes('ATTENDEE'))).toEqual(files.map(() => person !== owner.email))
      for (const order of ordersOf(files)) {
        const [event, ...others] = takeIn(order)
        expect(others).toEqual([])
        expect(event).toMatchObject({ start: Date.parse(LAST), end: Date.parse(LAST) + 30 * MINUTE_MS, sequence: 2 })
        uids.add(event?.uid ?? '')
      }
    }
    const loaded = readCalendarFile(await download())
    expect(loaded).toMatchObject({ method: null, status: 'CONFIRMED', sequence: 2, start: Date.parse(LAST) })
    expect([...uids]).toEqual([loaded.uid])
  })

  it('are one cancelled event at the last time once it is cancelled', async () => {
    const { people, filesOf, change, download } = await moveTwice()
    for (const person of people) await filesOf(person)
    await change('cancel')
    for (const person of people) {
      const files = await filesOf(person)
      expect(files.map((file) => readCalendarFile(file).sequence)).toEqual([0, 1, 2, 3])
      for (const order of ordersOf(files)) {
        const cancelled = { method: 'CANCEL', status: 'CANCELLED', sequence: 3, start: Date.parse(LAST) }
        expect(takeIn(order)).toMatchObject([cancelled])
      }
    }
    const loaded = { method: null, status: 'CANCELLED', sequence: 3, start: Date.parse(LAST) }
    expect(readCalendarFile(await download())).toMatchObject(loaded)
  })

  it('of a request that was moved begin with its approval, as one event at its last time', async () => {
    const { people, attendee, decide, filesOf, change } = await moveTwice({ approval: 'always' })
    for (const person of people) expect(await filesOf(person)).toEqual([])
    expect((await decide('approve')).status).toBe(200)
    const [file = '', ...others] = await filesOf(attendee)
    expect(others).toEqual([])
    expect(readCalendarFile(file)).toMatchObject({ method: 'REQUEST', sequence: 0, start: Date.parse(LAST) })
    await change('cancel')
    const [event, ...more] = takeIn(await filesOf(attendee))
    expect(more).toEqual([])
    expect(event).toMatchObject({ method: 'CANCEL', sequence: 1, start: Date.parse(LAST) })
  })
})
