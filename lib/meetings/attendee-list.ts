import { emailAddress } from '@/lib/shared/text/email-address'
import { COMMAS } from './visitor/attendee-fields'

const SEPARATORS = new RegExp(`[${COMMAS}\\t\\r\\n]+`)
const FINISHED = new RegExp(`^(.*[${COMMAS}\\t\\r\\n])(.*)$`, 's')
const address = emailAddress('')

export function isAddress(entry: string): boolean {
  return address.safeParse(entry).success
}

/** Adds typed or pasted entries to the list, without duplicates (case-insensitive). */
export function addAttendees(attendees: readonly string[], text: string): string[] {
  const known = new Set(attendees.map((entry) => entry.toLowerCase()))
  const added = splitEntries(text).filter((entry) => {
    const isNew = !known.has(entry.toLowerCase())
    known.add(entry.toLowerCase())
    return isNew
  })
  return [...attendees, ...added]
}

/** Splits a text at its last separator: the part before it is finished. */
export function splitFinished(text: string): { finished: string; rest: string } {
  const [, finished = '', rest = text] = FINISHED.exec(text) ?? []
  return { finished, rest }
}

function splitEntries(text: string): string[] {
  return text.split(SEPARATORS).flatMap(toEntries)
}

/** `Ada <ada@example.com>` becomes the address; addresses separated by spaces become several entries. */
function toEntries(text: string): string[] {
  const entry = text.trim()
  const [, inner] = /<\s*([^<>]+@[^<>]+?)\s*>$/.exec(entry) ?? []
  if (inner !== undefined) return [inner]
  const words = entry.split(/\s+/)
  if (words.length > 1 && words.every(isAddress)) return words
  return entry === '' ? [] : [entry]
}
