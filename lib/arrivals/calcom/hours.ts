import { isTimezone, localDate } from '@/lib/scheduling'
import type { ToId } from '../arrived-id'
import { toHours } from '../hours'
import { type Loose, refOf, textOf } from '../loose'
import type { Tables } from './documents'
import type { Notes } from './notes'

/** Facts of the account that each page's conversion reads. */
export type Given = { rows: Tables; toId: ToId; notes: Notes; now: Date; timezone: string }

/** The hours of the schedule of an event type, else of the user's default one; in early versions its own, or the user's. */
export function hoursOf(event: Loose, { rows, now, notes, ...given }: Given) {
  const [user] = rows.users ?? []
  const schedules = rows.Schedule ?? []
  const find = (id: unknown) => (id === null || id === undefined ? undefined : schedules.find((one) => one.id === id))
  const schedule = find(event.scheduleId) ?? find(user?.defaultScheduleId) ?? schedules[0]
  const all = rows.Availability ?? []
  const own = all.filter(
    ({ eventTypeId }) => eventTypeId !== null && eventTypeId !== undefined && eventTypeId === event.id,
  )
  const ofSchedule = schedule ? all.filter(({ scheduleId }) => scheduleId === schedule.id) : []
  const ofUser = all.filter(({ scheduleId, eventTypeId }) => !scheduleId && !eventTypeId)
  const list = [own, ofSchedule, ofUser].find(({ length }) => length > 0) ?? []
  const timezone = zoneOf([schedule?.timeZone, event.timeZone, user?.timeZone], given.timezone)
  const sent = list.map((row) => ({ row, span: { startTime: textOf(row.startTime), endTime: textOf(row.endTime) } }))
  const isSingle = (row: Loose) => typeof row.date === 'string'
  const { weekly, dates, ...found } = toHours(
    {
      weekly: sent.flatMap(({ row, span }) =>
        isSingle(row) || !Array.isArray(row.days) ? [] : row.days.map((day) => ({ dayOfWeek: Number(day), ...span })),
      ),
      dates: sent.flatMap(({ row, span }) => (isSingle(row) ? [{ date: textOf(row.date).slice(0, 10), ...span }] : [])),
    },
    localDate(timezone, now.getTime()),
  )
  const ref = refOf(event.id)
  const [ofEnd, ofDate] = [
    { kind: 'Availability', field: 'endTime' },
    { kind: 'Availability', field: 'date' },
  ]
  const midnight = {
    ...ofEnd,
    to: 'pages.availabilities',
    reason: 'no_counterpart',
    note: 'An end of 23:59 became midnight.',
  } as const
  notes.changed({ ...midnight, times: found.toMidnight }, ref)
  notes.leftOut({ ...ofEnd, reason: 'invalid', note: 'Hours that end before they begin.', times: found.invalid }, ref)
  notes.leftOut({ ...ofDate, reason: 'too_old', note: 'Dates that are over.', times: found.past }, ref)
  notes.leftOut({ ...ofDate, reason: 'too_many', note: 'A page has room for fewer hours.', times: found.tooMany }, ref)
  const availabilities = weekly.map((span) => {
    const name = `${ref} ${span.dayOfWeek} ${span.startTime}`
    return { id: given.toId('Availability', name), ...span }
  })
  return { timezone, availabilities, dates }
}

export function zoneOf(sent: readonly unknown[], otherwise: string): string {
  return sent.map(textOf).find((zone) => zone !== '' && isTimezone(zone)) ?? otherwise
}
