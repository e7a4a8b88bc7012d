import { forgetStale, recallFresh, rememberFor } from '@/components/visitor/shared/storage-with-expiry'
import { type Area, forget } from '@/components/visitor/shared/visitor-storage'

/** Lifetime of what was not sent after the last change; short, because others may use this browser too. */
const DRAFT_MS = 24 * 60 * 60 * 1000

/** `form:SLUG` for the answers to a form, and the names below it. */
const PREFIX = 'form:'

/** `booking:SLUG` for the fields of a booking page's dialog, and the names below it: this tab alone keeps them. */
const BOOKING_PREFIX = 'booking:'

const areaOf = (name: string): Area => (name.startsWith(BOOKING_PREFIX) ? 'sessionStorage' : 'localStorage')

export function draftNameOf(slug: string): string {
  return PREFIX + slug
}

export function bookingDraftNameOf(slug: string): string {
  return BOOKING_PREFIX + slug
}

/** The name for the answers to the questions in that dialog. */
export function answersDraftNameOf(bookingDraftName: string): string {
  return `${bookingDraftName}:answers`
}

/** Returns true when the browser stored it. */
export function keepDraft(name: string, text: string): boolean {
  return rememberFor(DRAFT_MS, areaOf(name), name, text)
}

/** Forgets the drafts of all forms that are too old; those of before drafts had an end are kept for a day more. */
export function readKeptDraft(name: string): string | null {
  if (name.startsWith(PREFIX)) forgetStale(DRAFT_MS, 'localStorage', PREFIX)
  return recallFresh(areaOf(name), name)
}

export function forgetDraft(name: string): void {
  forget(areaOf(name), name)
}
