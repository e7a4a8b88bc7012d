import { ATTENDEE_FIELDS, type Attendee, readPrefilled } from '@/lib/meetings/visitor/attendee-fields'
import {
  answersDraftNameOf,
  bookingDraftNameOf,
  forgetDraft,
  keepDraft,
  readKeptDraft,
} from '../form/answering/draft-storage'

/** The fields of a booking that was not sent, as typed. */
export type BookingDraft = Attendee & { guests: string }

/** Keeps the fields of a form. The code from an email is not among them, because another one is sent. */
export function keepBookingDraft(name: string, form: HTMLFormElement): void {
  const data = new FormData(form)
  const typed = ATTENDEE_FIELDS.map((field) => String(data.get(field) ?? ''))
  if (typed.some(Boolean)) keepDraft(name, JSON.stringify(typed))
  else forgetDraft(name)
}

/** Returns the values that the fields begin with: typed before, else in the address, else from an answered form. */
export function readFirstValues(name: string | undefined, carried: Attendee | null = null): BookingDraft {
  const [typedName, typedEmail, guests] = readDraft(name)
  // Values in the URL win over a form: the sender of the link may know better.
  const asked = readPrefilled(window.location.search)
  return {
    attendeeName: typedName || asked.attendeeName || (carried?.attendeeName ?? ''),
    attendeeEmail: typedEmail || asked.attendeeEmail || (carried?.attendeeEmail ?? ''),
    guests,
  }
}

function readDraft(name: string | undefined): [string, string, string] {
  try {
    const kept: unknown = JSON.parse((name && readKeptDraft(name)) || '[]')
    const [attendeeName = '', attendeeEmail = '', guests = ''] = Array.isArray(kept) ? kept.map(String) : []
    return [attendeeName, attendeeEmail, guests]
  } catch {
    return ['', '', '']
  }
}

/** Forgets the fields and the answers of a page's dialog once they are booked. */
export function forgetBookingDraft(slug: string): void {
  const name = bookingDraftNameOf(slug)
  forgetDraft(name)
  forgetDraft(answersDraftNameOf(name))
}
