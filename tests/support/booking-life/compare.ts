import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { TIMED_MAILS } from '@/lib/shared/outbox'
import { mailsTo } from '../api/owner'
import { waitingMails } from '../api/timed-mails'
import { query } from '../database/query'
import { readCalendarFile } from '../ics/calendar'
import { WRONG_COUNTS } from '../scheduling/recount'
import { DURATION } from './commands'
import { type BookingLifeModel, isTaking, type ModelBooking, type ModelStep } from './model'
import type { BookingLifeProduct, Made } from './product'

type Life = { model: BookingLifeModel; product: BookingLifeProduct }

/** Everything that the model knows holds in the product. */
export async function expectSame({ model, product }: Life): Promise<void> {
  for (const [index, made] of product.made.entries())
    await expectSameBooking({ model, product }, made, at(model, index))
  expect(await query(sql`select * from ${sql.raw(WRONG_COUNTS)} where page_id = ${product.page.id}`)).toEqual([])
  const { status, body } = await product.slots()
  expect(status === 200 ? startsIn(product, body) : status).toEqual(model.rules.isActive ? model.offered() : 404)
  const movable = product.made.findIndex((_, index) => isTaking(at(model, index)) && !at(model, index).isOver)
  const made = product.made[movable]
  if (!made || !model.rules.isActive) return
  expect(startsIn(product, (await product.slots(made.path)).body)).toEqual(model.offered(at(model, movable)))
}

const at = (model: BookingLifeModel, index: number) => model.bookings[index] as ModelBooking

const startsIn = (product: BookingLifeProduct, { days }: { days: { slots: string[] }[] }) =>
  days.flatMap(({ slots }) => slots).map(product.minutesOf)

async function expectSameBooking({ model, product }: Life, made: Made, expected: ModelBooking): Promise<void> {
  const { booking, meeting } = await product.read(made)
  const times = { startTime: product.at(expected.start), endTime: product.at(expected.start + DURATION) }
  const isOpen = isTaking(expected)
  expect({ booking, meeting }).toMatchObject({
    booking: {
      ...{ ...times, id: made.id, manageUrl: made.manageUrl, status: expected.status, guests: expected.guests },
      ...{ attendeeEmail: made.email, duration: DURATION, noShow: expected.isNoShow },
      moves: expected.history.filter(({ what }) => what === 'moved').length,
    },
    meeting: {
      ...{ ...times, id: made.meetingId, status: isOpen ? expected.status : 'cancelled' },
      attendees: [made.email, ...expected.guests],
    },
  })
  const toStep = ({ from, to, ...step }: ModelStep) => ({
    ...step,
    ...(from !== undefined && { from: product.at(from) }),
    ...(to !== undefined && { to: product.at(to) }),
  })
  expect(booking.history.map(({ at: _, ...step }) => step)).toEqual(expected.history.map(toStep))
  const [row] = await query<{ sequence: number }>(
    sql`select ical_sequence as sequence from meetings where id = ${made.meetingId}::uuid`,
  )
  expect(row?.sequence).toBe(expected.sequence)
  const reminders = (await waitingMails(made.meetingId)).map(({ dueAt }) => product.minutesOf(dueAt))
  expect(reminders).toEqual(model.remindersOf(expected))
}

/** As many mails of each kind, as many to each person, and the same event in all of them. */
export async function expectSameMails({ model, product }: Life): Promise<void> {
  for (const [index, made] of product.made.entries()) {
    const expected = at(model, index)
    const toAttendee = await mailsTo(made.email)
    const sent = await query<{ template: string }>(sql`select template from outbox
      where meeting_id = ${made.meetingId}::uuid and template not in ${sql.raw(`('${TIMED_MAILS.join("', '")}')`)}`)
    expect(sent.map(({ template }) => template).sort()).toEqual([...expected.mails].sort())
    const isTheirs = (template: string) => !template.endsWith('-notice') && !template.startsWith('meeting-')
    expect(toAttendee).toHaveLength(expected.mails.filter(isTheirs).length)
    const files = toAttendee.flatMap(({ calendarFile }) => calendarFile ?? []).map(readCalendarFile)
    expect(files.every(({ uid }) => uid === `${made.meetingId}@localhost`)).toBe(true)
    const sequences = files.map(({ sequence }) => sequence)
    expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other))
    if (!expected.isOver && files.length > 0) {
      expect(files.at(-1)?.start).toBe(Date.parse(product.at(expected.start)))
    }
  }
  const notices = model.bookings.flatMap(({ mails }) => mails).filter((template) => template.endsWith('-notice'))
  expect(await mailsTo(product.owner.email)).toHaveLength(notices.length)
}
