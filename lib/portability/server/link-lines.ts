import { listDecideTokens } from '@/lib/platform/decide-token'
import { listFollowUpTokens } from '@/lib/platform/follow-up-token'
import { listLeaveTokens } from '@/lib/platform/leave-token'
import { listManageTokens } from '@/lib/platform/manage-token'
import { listPageLinkTokens } from '@/lib/platform/page-link-token'
import { sha256 } from '@/lib/platform/sha256'
import type { LinkKind } from '@/lib/vocabulary/portability'

/** A link that somebody holds. Its token is not in it, so that an export opens nothing. */
export type LinkLine = { kind: LinkKind; targetId: string; guest: string | null; hash: string }

export type LinkedBooking = { id: string; status: string; guests: readonly string[]; followUp: unknown }

type Target = Pick<LinkLine, 'targetId' | 'guest'>

/** Valid tokens of a target: one for each AUTH_SECRET. */
const TOKENS: Record<LinkKind, (target: Target) => string[]> = {
  manage: ({ targetId }) => listManageTokens(targetId),
  leave: ({ targetId, guest }) => (guest ? listLeaveTokens(targetId, guest) : []),
  decide: ({ targetId }) => listDecideTokens(targetId),
  'follow-up': ({ targetId }) => listFollowUpTokens(targetId),
  page: ({ targetId }) => listPageLinkTokens(targetId),
}

/** The links of a target that this server has signed. */
export function linesOf(kind: LinkKind, targetId: string, guest: string | null = null): LinkLine[] {
  return TOKENS[kind]({ targetId, guest }).map((token) => ({ kind, targetId, guest, hash: sha256(token) }))
}

export function linesOfBooking({ id, status, guests, followUp }: LinkedBooking): LinkLine[] {
  return [
    ...linesOf('manage', id),
    ...guests.flatMap((guest) => linesOf('leave', id, guest)),
    ...(status === 'pending' ? linesOf('decide', id) : []),
    ...(followUp ? linesOf('follow-up', id) : []),
  ]
}
