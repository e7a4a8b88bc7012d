import { forgetStale, recallFresh, rememberFor } from '@/components/visitor/shared/storage-with-expiry'
import { forget } from '@/components/visitor/shared/visitor-storage'

/** Lifetime of unsent answers after the last change; short, because others may use this browser too. */
const DRAFT_MS = 24 * 60 * 60 * 1000

/** `form:SLUG` for the answers to a form, and the names below it. */
const PREFIX = 'form:'

export function draftNameOf(slug: string): string {
  return PREFIX + slug
}

/** Returns true when the browser stored it. */
export function keepDraft(name: string, text: string): boolean {
  return rememberFor(DRAFT_MS, 'localStorage', name, text)
}

/** Forgets the drafts of all forms that are too old; those of before drafts had an end are kept for a day more. */
export function readKeptDraft(name: string): string | null {
  forgetStale(DRAFT_MS, 'localStorage', PREFIX)
  return recallFresh('localStorage', name)
}

export function forgetDraft(name: string): void {
  forget('localStorage', name)
}
