import type { PartTexts } from '@/messages/texts'
import type { Blocker } from './explanation'

/** `Intro call with Ada Lovelace` for a booking, else the title, which can be empty. */
export function blockerName({ title, attendeeName }: Blocker, { t, say }: PartTexts<'explain'>): string {
  return attendeeName ? say(t.bookedBy, { title, name: attendeeName }) : title
}
