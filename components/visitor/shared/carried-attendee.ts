import type { Attendee } from '@/lib/meetings/visitor/attendee-fields'
import { forget, recall, remember } from './visitor-storage'

const NAME = 'attendee'

/** Kept for this tab alone, and for the page that the form leads to: an address would be seen, logged and passed on. */
export function carryAttendee(slug: string, attendee: Attendee): void {
  if (attendee.attendeeName || attendee.attendeeEmail) {
    remember('sessionStorage', NAME, JSON.stringify([slug, attendee.attendeeName, attendee.attendeeEmail]))
  } else forget('sessionStorage', NAME)
}

export function recallAttendee(slug: string): Attendee | null {
  try {
    const [page, name, email]: unknown[] = JSON.parse(recall('sessionStorage', NAME) ?? '[]')
    if (page !== slug) return null
    return { attendeeName: String(name), attendeeEmail: String(email) }
  } catch {
    return null
  }
}

/** It was of use. */
export function forgetAttendee(): void {
  forget('sessionStorage', NAME)
}
