import { sha256 } from '@/lib/platform/sha256'
import { listTokens } from '@/lib/platform/tokens'
import type { LinkKind } from '@/lib/shared/portability'

/** A link that somebody holds. Its token is not in it, so that an export opens nothing. */
export type LinkLine = { kind: LinkKind; targetId: string; guest: string | null; hash: string }

export type LinkedMeeting = { id: string; location: string }
export type LinkedBooking = { id: string; status: string; guests: readonly string[]; followUp: unknown }

/** The links of a target that this server has signed. */
export function linesOf(kind: LinkKind, targetId: string, guest: string | null = null): LinkLine[] {
  return listTokens(kind, targetId, guest).map((token) => ({ kind, targetId, guest, hash: sha256(token) }))
}

export function linesOfBooking({ id, status, guests, followUp }: LinkedBooking): LinkLine[] {
  return [
    ...linesOf('manage', id),
    ...guests.flatMap((guest) => linesOf('leave', id, guest)),
    ...(status === 'pending' ? linesOf('decide', id) : []),
    ...(followUp ? linesOf('follow-up', id) : []),
  ]
}

/** The link to the room, which is sent instead of that of its server. */
export function linesOfMeeting({ id, location }: LinkedMeeting): LinkLine[] {
  return location === 'bigbluebutton' ? linesOf('join', id) : []
}
