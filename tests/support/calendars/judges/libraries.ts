import ICAL from 'ical.js'
import { DateTime } from 'luxon'
import nodeIcal from 'node-ical'
import { mergeBusy, type Period } from '@/lib/scheduling'
import type { Feed, Verdict } from './judges'

const isOpaque = (transparency: unknown, status: unknown) =>
  String(transparency).toUpperCase() !== 'TRANSPARENT' && String(status).toUpperCase() !== 'CANCELLED'

/** Repetitions that are tried of a series; more would take minutes. */
const MOST = 5_000

/** ical.js knows no zones beside those that a file defines: Luxon does. */
export function readByIcalJs({ text, zone, period }: Feed): Verdict {
  try {
    const parsed = ICAL.parse(text)
    const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown as unknown[][]
    return cut(
      calendars.flatMap((one) => busyOfCalendar(new ICAL.Component(one as never), zone, period)),
      period,
    )
  } catch (error) {
    return { error: String(error) }
  }
}

function busyOfCalendar(calendar: ICAL.Component, ownZone: string, { start: from, end: to }: Period): Period[] {
  ICAL.TimezoneService.reset()
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const events = calendar.getAllSubcomponents('vevent')
  const exceptions = events.filter((event) => event.hasProperty('recurrence-id'))
  const toInstant = (time: ICAL.Time, tzid: string | undefined) => {
    const { year, month, day, hour, minute, second } = time
    if (time.zone === ICAL.Timezone.utcTimezone) return Date.UTC(year, month - 1, day, hour, minute, second)
    const own = time.zone === ICAL.Timezone.localTimezone ? (tzid ?? ownZone) : null
    if (own === null) return time.toUnixTime() * 1000
    return DateTime.fromObject({ year, month, day, hour, minute, second }, { zone: own }).toMillis()
  }
  const zoneOf = (component: ICAL.Component, name: string) =>
    component.getFirstProperty(name)?.getParameter('tzid') as string | undefined
  const busy: Period[] = []
  const add = (component: ICAL.Component, startDate: ICAL.Time, endDate: ICAL.Time) => {
    if (!isOpaque(component.getFirstPropertyValue('transp'), component.getFirstPropertyValue('status'))) return
    const tzid = zoneOf(component, 'dtstart')
    busy.push({ start: toInstant(startDate, tzid), end: toInstant(endDate, tzid) })
  }
  for (const component of events.filter((event) => !exceptions.includes(event))) {
    const uid = component.getFirstPropertyValue('uid')
    const own = exceptions.filter((event) => event.getFirstPropertyValue('uid') === uid)
    const event = new ICAL.Event(component, { exceptions: own, strictExceptions: false })
    if (!event.isRecurring()) {
      add(component, event.startDate, event.endDate)
      continue
    }
    const iterator = event.iterator()
    for (let turn = 0, next = iterator.next(); next && turn < MOST; turn += 1, next = iterator.next()) {
      if (toInstant(next, zoneOf(component, 'dtstart')) > to + 86_400_000) break
      if (toInstant(next, zoneOf(component, 'dtstart')) < from - 40 * 86_400_000) continue
      const { item, startDate, endDate } = event.getOccurrenceDetails(next)
      add(item.component, startDate, endDate)
    }
  }
  return busy
}

/** Floating times are those of the machine. */
export function readByNodeIcal({ text, period }: Feed): Verdict {
  const { warn } = console
  console.warn = () => {}
  try {
    const found = Object.values(nodeIcal.sync.parseICS(text))
    const busy = found.flatMap((entry): Period[] => {
      if (entry?.type === 'VFREEBUSY') return busyTimesOf(entry as never)
      if (entry?.type !== 'VEVENT') return []
      const options = { from: new Date(period.start - 86_400_000), to: new Date(period.end), expandOngoing: true }
      return nodeIcal.expandRecurringEvent(entry as nodeIcal.VEvent, options).flatMap(({ start, end, event }) => {
        const { transparency, status } = event as { transparency?: string; status?: string }
        return isOpaque(transparency, status) ? [{ start: start.getTime(), end: end.getTime() }] : []
      })
    })
    return cut(busy, period)
  } catch (error) {
    return { error: String(error) }
  } finally {
    console.warn = warn
  }
}

function busyTimesOf({ freebusy = [] }: { freebusy?: { type: string; start: Date; end: Date }[] }): Period[] {
  return freebusy
    .filter(({ type }) => type !== 'FREE')
    .map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() }))
}

function cut(busy: Period[], { start, end }: Period): Period[] {
  return mergeBusy(
    busy
      .map((one) => ({ start: Math.max(one.start, start), end: Math.min(one.end, end) }))
      .filter((one) => one.start < one.end),
  )
}
