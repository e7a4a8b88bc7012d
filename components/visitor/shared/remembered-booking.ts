import type { Brand } from '@/lib/shared/brand'
import { recallFresh, rememberFor } from './storage-with-expiry'
import { forget, recall, remember } from './visitor-storage'

export type RememberedHost = { name: string; brand?: Brand }

/** Facts that only the guest may know. */
export type RememberedGuest = { email: string; managePath: string }

/** The facts of a booking that the confirmation shows besides those in its address. */
export type RememberedBooking = {
  title: string
  titleLang?: string
  host: RememberedHost
  guest: RememberedGuest | null
}

/** Long enough to reload the page; the email has all of it for good. */
export const PRIVATE_MS = 10 * 60 * 1000

/** Keeps a booking for its confirmation in this tab. `start` is an ISO instant. */
export function rememberBooking(start: string | null, { guest, ...shown }: RememberedBooking): void {
  remember('sessionStorage', 'booking', JSON.stringify({ start, ...shown }))
  if (guest) rememberFor(PRIVATE_MS, 'sessionStorage', 'guest', JSON.stringify({ start, ...guest }))
  else forget('sessionStorage', 'guest')
}

/** Null for another booking: a foreign link to the confirmation must not borrow a face or a name. */
export function recallBooking(start: string | null): RememberedBooking | null {
  const kept = read<Omit<RememberedBooking, 'guest'>>(recall('sessionStorage', 'booking'), start)
  if (!kept) return null
  const guest = read<RememberedGuest>(recallFresh('sessionStorage', 'guest'), start)
  return {
    title: kept.title,
    titleLang: kept.titleLang,
    host: kept.host,
    guest: guest && { email: guest.email, managePath: guest.managePath },
  }
}

function read<T>(text: string | null, start: string | null): T | null {
  try {
    const kept: (T & { start: string | null }) | null = JSON.parse(text ?? 'null')
    return kept && start && kept.start === start ? kept : null
  } catch {
    return null
  }
}
