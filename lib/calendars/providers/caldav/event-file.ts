import ICAL from 'ical.js'
import { toCalendarFile } from '@/lib/export/ics'
import type { EventDraft } from '../provider'

/** The properties that a draft sets; the others, such as alarms and categories, belong to the owner. */
const OURS = ['dtstamp', 'dtstart', 'dtend', 'duration', 'summary', 'description', 'location', 'sequence', 'status']

const MAX_LINES = 5_000
/** The name and parameters of a line. */
const MAX_HEAD = 4096

/**
 * Under the UID of our mails, so that who has both sees one event. Without ORGANIZER and ATTENDEE: with them the server would write to the attendees (RFC 6638), and they are invited by
 * our own mails.
 */
export function toEventFile(draft: EventDraft, host: string, stamp: Date): string {
  return toCalendarFile({
    id: draft.mailedAs ?? draft.key,
    uid: draft.uid,
    host,
    sequence: draft.sequence,
    stamp,
    start: new Date(draft.start),
    end: new Date(draft.end),
    summary: draft.title,
    description: draft.description,
    location: draft.joinUrl ?? draft.location,
    attendees: [],
  })
}

/** Merges the draft into the current file; replaces the file if it is unreadable, or not our event. */
export function mergeEventFile(current: string, draft: EventDraft, host: string, stamp: Date): string {
  const file = toEventFile(draft, host, stamp)
  if (!isReadable(current)) return file
  try {
    const calendar = ICAL.Component.fromString(current)
    const own = calendar.getAllSubcomponents('vevent').find((event) => !event.hasProperty('recurrence-id'))
    const next = ICAL.Component.fromString(file).getFirstSubcomponent('vevent')
    if (!own || !next) return file
    const sequence = Math.max(draft.sequence, Number(own.getFirstPropertyValue('sequence') ?? 0))
    for (const name of OURS) {
      own.removeAllProperties(name)
      for (const property of next.getAllProperties(name)) own.addProperty(property)
    }
    own.updatePropertyWithValue('sequence', sequence)
    for (const attendee of own.getAllProperties('attendee')) {
      if (draft.hasLeft(addressOf(attendee))) own.removeProperty(attendee)
    }
    return `${calendar.toString()}\r\n`
  } catch {
    return file
  }
}

/** Returns the address of an attendee in lower case: from its `mailto:` URI, else from its EMAIL parameter (RFC 7986). */
function addressOf(attendee: ICAL.Property): string {
  const uri = String(attendee.getFirstValue() ?? '')
  const address = /^mailto:/i.test(uri) ? uri.slice('mailto:'.length) : (attendee.getFirstParameter('email') ?? '')
  return address.trim().toLowerCase()
}

/** True for a file of a plausible size: without thousands of lines or endless parameters. */
function isReadable(text: string): boolean {
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
  return (
    lines.length <= MAX_LINES && lines.every((line) => line.length < MAX_HEAD || line.lastIndexOf(':', MAX_HEAD) !== -1)
  )
}

/** Empty where the file has none. */
export function uidOf(text: string): string {
  return (
    text
      .replace(/\r?\n[ \t]/g, '')
      .match(/^UID(?:;[^:]*)?:(.*)$/im)?.[1]
      ?.trim() ?? ''
  )
}
