import { POST as move } from '@/app/api/bookings/[token]/move/route'
import { GET as listMoveSlots } from '@/app/api/bookings/[token]/slots/route'
import type { ChangedBooking, Formats, MoveTimesView, MoveView } from '@/components/visitor/plain/views'
import { callRoute } from '@/lib/api/call-route'
import { readTypedForm } from '@/lib/api/typed-form'
import { moveSlotsPath } from '@/lib/client/visitor/manage'
import { nearestSlots } from '@/lib/meetings/visitor/nearest-slots'
import { bookingPath, type PlainChoices } from '@/lib/meetings/visitor/plain-links'
import { toSlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import { type CalendarDate, isCalendarDate } from '@/lib/scheduling/calendar-date'
import { SLOT_REFUSALS } from '@/lib/scheduling/refusals'
import { isTimezone, localDate } from '@/lib/scheduling/zone-clock'
import { instant } from '@/lib/time/instant'
import { dateTimeWords } from '@/lib/time/moment-words'
import { lookFor } from './look'
import { readChangeable } from './managed'
import { readFormats } from './times'
import { missing, plainPage, type Visit } from './visit'

const PARTS = ['moveBooking', 'managedBooking', 'booking', 'bookingDialog', 'timezones', 'tryAgain'] as const

/** /b/{token}/times: the times to which a booking can be moved. */
export const drawMoveTimes = plainPage<MoveTimesView>(PARTS, async (visit) => {
  const { query, now } = visit
  const read = await readChangeable('move', visit)
  if ('answer' in read) return read.answer
  const { found: booking } = read
  const choices = choicesOf(booking, query)
  const date = query.get('date') ?? ''
  const wanted = isCalendarDate(date) ? date : dateOf(choices, booking.startTime)
  const { slots, failure } = await readTimes(visit, choices, wanted)
  // Its page has just been unpublished.
  if (failure?.code === 'closed') return { redirect: bookingPath(booking.token) }
  const { t, say } = visit.texts.part('moveBooking')
  return {
    title: say(t.pageTitle, { title: booking.title }),
    status: failure?.status,
    retryAfterSeconds: failure?.retryAfterSeconds,
    view: {
      booking,
      choices,
      formats: formatsOf(booking, visit),
      now: now.toISOString(),
      wanted,
      slots,
      failure,
    },
  }
})

/** /b/{token}/times/{start}: asks, and moves the booking there. */
export const drawMove = plainPage<MoveView>(PARTS, async (visit) => {
  const { request, params, query } = visit
  const isPost = request.method === 'POST'
  const fields = isPost ? await readTypedForm(request) : new URLSearchParams()
  const start = instant().safeParse(params.start)
  if (!start.success) return missing(visit, 'booking')
  const read = await readChangeable('move', visit)
  if ('answer' in read) return read.answer
  const { found: booking } = read
  const blank: MoveView = {
    booking,
    choices: choicesOf(booking, isPost ? fields : query),
    formats: formatsOf(booking, visit),
    start: start.data.toISOString(),
    message: fields.get('message') ?? '',
    failure: null,
    nearest: null,
  }
  // Another time was chosen on the page of one that is taken.
  if (!isPost || fields.has('choose')) return show(visit, blank)
  return submit(visit, blank, fields)
})

async function submit(visit: Visit, blank: MoveView, fields: URLSearchParams) {
  const { booking, choices, start } = blank
  const { token } = booking
  const seen = instant().safeParse(fields.get('from'))
  const reason = blank.message.trim()
  const body = {
    startTime: start,
    userTimezone: choices.timezone,
    ...(seen.success && { from: seen.data.toISOString() }),
    ...(reason && { reason }),
  }
  const { failure } = await callRoute(move, visit.request.headers, {
    path: `/api/bookings/${token}/move`,
    params: { token },
    body,
  })
  if (!failure) return { redirect: bookingPath(token, 'moved') }
  const read = await readChangeable('move', visit)
  // Nothing can be moved any more: the booking itself says why.
  if ('answer' in read) return read.answer
  const isSlot = SLOT_REFUSALS.some((refusal) => refusal === failure.code)
  return show(visit, {
    ...blank,
    booking: read.found,
    failure,
    present: presentTime(read.found, choices, visit),
    nearest: isSlot ? await findNearest(visit, blank) : null,
  })
}

function presentTime({ startTime, timeFormat }: ChangedBooking, { timezone }: PlainChoices, { texts, now }: Visit) {
  return dateTimeWords(new Date(startTime), { timezone, timeFormat, locale: texts.locale, now })
}

async function findNearest(visit: Visit, { choices, start }: MoveView): Promise<string[] | null> {
  const { slots } = await readTimes(visit, choices, dateOf(choices, start))
  return slots && nearestSlots(toSlotCalendar(slots), start)
}

function readTimes({ request }: Visit, { token = '', timezone }: PlainChoices, wanted: CalendarDate) {
  const path = moveSlotsPath(token, timezone)
  return lookFor(wanted, (more) => callRoute(listMoveSlots, request.headers, { path: path + more, params: { token } }))
}

const dateOf = ({ timezone }: PlainChoices, start: string) => localDate(timezone, Date.parse(start))

/** The zone in which it was booked, until another is chosen. */
function choicesOf({ token, duration, timezone, lockTimezone, userTimezone }: ChangedBooking, asked: URLSearchParams) {
  const zone = asked.get('timezone') ?? ''
  const chosen = isTimezone(zone) ? zone : userTimezone
  return { slug: '', token, duration, timezone: lockTimezone ? timezone : chosen, name: '', email: '' }
}

function formatsOf({ timeFormat }: ChangedBooking, { request }: Visit): Formats {
  return { ...readFormats(request.headers), timeFormat }
}

function show({ texts }: Visit, view: MoveView) {
  const { failure, booking } = view
  const { move, plain } = { move: texts.part('moveBooking'), plain: texts.part('plain') }
  const { title } = booking
  return {
    title: failure ? plain.say(plain.t.managed.notMovedTitle, { title }) : move.say(move.t.pageTitle, { title }),
    status: failure?.status,
    retryAfterSeconds: failure?.retryAfterSeconds,
    view,
  }
}
