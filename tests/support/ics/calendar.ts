import ICAL from 'ical.js'
import nodeIcal from 'node-ical'

/** An event as two independent readers see it, in one file. Times are epoch milliseconds. */
export type ReadEvent = {
  uid: string
  sequence: number
  method: string | null
  status: string | null
  start: number
  end: number
}

/** Reads a file by ical.js and by node-ical; throws where they disagree, or where it has not one event. */
export function readCalendarFile(text: string): ReadEvent {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [component, ...more] = calendar.getAllSubcomponents('vevent')
  if (!component || more.length > 0) throw new Error(`Not one event:\n${text}`)
  const event = new ICAL.Event(component)
  const read = {
    uid: event.uid,
    sequence: event.sequence,
    method: textOf(calendar.getFirstPropertyValue('method')),
    status: textOf(component.getFirstPropertyValue('status')),
    start: event.startDate.toJSDate().getTime(),
    end: event.endDate.toJSDate().getTime(),
  }
  const other = readByNodeIcal(text)
  if (JSON.stringify(other) !== JSON.stringify(read)) {
    throw new Error(`Two readers disagree: ${JSON.stringify([read, other])}`)
  }
  return read
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

function readByNodeIcal(text: string): ReadEvent {
  const parsed = nodeIcal.sync.parseICS(text)
  const [event] = Object.values(parsed).filter((entry) => entry?.type === 'VEVENT') as nodeIcal.VEvent[]
  if (!event) throw new Error(`node-ical finds no event:\n${text}`)
  return {
    uid: event.uid,
    sequence: Number(event.sequence),
    method: textOf((parsed.vcalendar as { method?: unknown } | undefined)?.method),
    status: textOf(event.status),
    start: event.start.getTime(),
    end: event.end?.getTime() ?? Number.NaN,
  }
}

/**
 * A calendar that takes invitations as RFC 5546 has it: a newer SEQUENCE of a UID replaces what is there, an older one is
 * ignored, CANCEL leaves the event as cancelled.
 */
export function takeIn(files: string[]): ReadEvent[] {
  const events = new Map<string, ReadEvent>()
  for (const event of files.map(readCalendarFile)) {
    const there = events.get(event.uid)
    if (!there || there.sequence <= event.sequence) events.set(event.uid, event)
  }
  return [...events.values()]
}
