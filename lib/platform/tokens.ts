import { database } from '@/db/client'
import { findCarriedLink } from '@/db/queries/portability/carried-links'
import type { LinkKind } from '@/lib/shared/portability'
import { uuidOf } from '@/lib/shared/text/uuid'
import { env } from './env'
import { sha256 } from './sha256'
import { isSigned, sign, signByAll } from './signature'

/**
 * The tokens of links that people hold. A token is the id that it names and a signature of it, so that nothing is stored. The
 * purpose is signed: another word here would end every link that was sent. These links stay valid.
 */
const LINKS = {
  /** The attendee's, for one booking. */
  manage: 'manage booking',
  /** A guest's, for one booking. */
  leave: 'leave booking',
  /** The owner's, for one request: with it they decide from their mail, without signing in. */
  decide: 'decide request',
  /** Names a booking in the link to a follow-up's form. It opens nothing. */
  'follow-up': 'follow up',
  /** Opens a secret page. */
  page: 'page link',
  /** Leads to the room of a meeting. It may be passed on: it opens nothing else. */
  join: 'join meeting',
} as const satisfies Record<LinkKind, string>

/** Tokens that end: their second is in them. */
const TIMED = {
  /** Names a booking in the address of /success, where no script can carry its facts over. The mail holds everything for good. */
  booked: { purpose: 'booked', seconds: 60 * 60 },
  /** Names a response in the link from its form to the booking page that follows: long enough to choose a time. It opens nothing. */
  response: { purpose: 'response', seconds: 2 * 60 * 60 },
  /** The cookie that remembers one checked address. The address is not in it. */
  checked: { purpose: 'checked address', seconds: 30 * 86_400 },
} as const

/** The attendee's, for the times that they were offered. It ends with its booking, so no export carries it. */
const OFFER = 'time offer'
/** The guest's, for the times that an owner suggests in place of those that they asked for. */
const SUGGESTION = 'suggested times'

const MAILED = 'opened from a mail'
const HOST = 'host of page'

/** Links that name nothing but an id. */
type IdKind = Exclude<LinkKind, 'leave'>
type TimedIdKind = Exclude<keyof typeof TIMED, 'checked'>

export const CHECKED_SECONDS = TIMED.checked.seconds

const ID_BYTES = 16
const TIME_BYTES = 4
const SIGNATURE_BYTES = 16

export function createToken(kind: IdKind, id: string): string {
  return seal(LINKS[kind], toBytes(id))
}

/** Returns the id, or null for a token that we did not sign for this kind of link. */
export function readToken(kind: IdKind, token: string): string | null {
  const bytes = open(LINKS[kind], token, ID_BYTES)
  return bytes && toId(bytes)
}

/** Returns the id that a token names, signed by us or brought by an import; null for any other text. */
export async function findByToken(kind: IdKind, token = ''): Promise<string | null> {
  return readToken(kind, token) ?? (await findImported(kind, token))?.id ?? null
}

/** The tokens that are valid for a link: one for each AUTH_SECRET. `guest`: of a link to leave. */
export function listTokens(kind: LinkKind, id: string, guest: string | null): string[] {
  const named = toBytes(id)
  return signByAll(LINKS[kind], withUnnamed(named, guest ?? '')).map((mac) => join(named, mac))
}

/** The address of a guest is signed, and not in the token. */
export function createLeaveToken(bookingId: string, guest: string): string {
  return seal(LINKS.leave, toBytes(bookingId), guest)
}

/** The booking that a guest's token names, and whether the token is that of a guest: a made-up token is nobody's. */
export async function findLeaving(token: string): Promise<{ id: string; isOf: (guest: string) => boolean } | null> {
  const imported = await findImported('leave', token)
  if (imported) return { id: imported.id, isOf: (guest) => guest === imported.guest }
  return readLeaveToken(token)
}

export function readLeaveToken(token: string): { id: string; isOf: (guest: string) => boolean } | null {
  const bytes = decode(token, ID_BYTES)
  return bytes && { id: toId(bytes), isOf: (guest) => open(LINKS.leave, token, ID_BYTES, guest) !== null }
}

export function createTimedToken(kind: TimedIdKind, id: string, now: Date): string {
  const { purpose, seconds } = TIMED[kind]
  return seal(purpose, Buffer.concat([toBytes(id), endOf(seconds, now)]))
}

/** Returns the id, or null for a token that is too old or that we did not sign for this purpose. */
export function readTimedToken(kind: TimedIdKind, token: string, now: Date): string | null {
  const bytes = open(TIMED[kind].purpose, token, ID_BYTES + TIME_BYTES)
  return bytes && !isOver(bytes.subarray(ID_BYTES), now) ? toId(bytes) : null
}

export function createCheckedToken(email: string, now: Date): string {
  const { purpose, seconds } = TIMED.checked
  return seal(purpose, endOf(seconds, now), email.toLowerCase())
}

/** True when the cookie is for this address, and not too old. */
export function isCheckedAddress(token: string | null, email: string, now: Date): boolean {
  const end = open(TIMED.checked.purpose, token ?? '', TIME_BYTES, email.toLowerCase())
  return end !== null && !isOver(end, now)
}

export function manageUrl(bookingId: string): string {
  return `${env().APP_URL}/b/${createToken('manage', bookingId)}`
}

export function leaveUrl(bookingId: string, guest: string): string {
  return `${env().APP_URL}/b/${createLeaveToken(bookingId, guest)}/leave`
}

/** The query parameter of a link that says from which mail it was opened. */
export const MAIL_MARK = 'from'

/** A link to a booking that only whoever has the mail to this address can know: owners know the others. */
export function withMailMark(url: string, bookingId: string, address: string): string {
  return `${url}?${MAIL_MARK}=${seal(MAILED, toBytes(bookingId), address)}`
}

/** The booking that a mark names, and whether the mail with it went to an address; null for any other text. */
export function readMailMark(mark: string): { id: string; isOf: (address: string) => boolean } | null {
  const bytes = decode(mark, ID_BYTES)
  return bytes && { id: toId(bytes), isOf: (address) => open(MAILED, mark, ID_BYTES, address) !== null }
}

export function decidePath(bookingId: string): string {
  return `/api/requests/${createToken('decide', bookingId)}`
}

export function offerPath(offerId: string): string {
  return `/api/offers/${seal(OFFER, toBytes(offerId))}`
}

/** Returns the id of the offer, or null for a token that we did not sign for one. */
export function readOfferToken(token: string): string | null {
  const bytes = open(OFFER, token, ID_BYTES)
  return bytes && toId(bytes)
}

export function suggestionPath(requestId: string): string {
  return `/api/suggested-times/${seal(SUGGESTION, toBytes(requestId))}`
}

/** Returns the id of the request, or null for a token that we did not sign for one. */
export function readSuggestionToken(token: string): string | null {
  const bytes = open(SUGGESTION, token, ID_BYTES)
  return bytes && toId(bytes)
}

export function joinUrl(meetingId: string): string {
  return `${env().APP_URL}/join/${createToken('join', meetingId)}`
}

/** What a host is called on a page, where nobody may learn their account: the first one, and those of older AUTH_SECRETs. */
export function hostIdsOf(pageId: string, account: string): string[] {
  const named = Buffer.concat([toBytes(pageId), toBytes(account)])
  return signByAll(HOST, named).map((mac) => mac.subarray(0, SIGNATURE_BYTES).toString('base64url'))
}

/** For the owner's mail. */
export function decideUrls(bookingId: string): { approveUrl: string; declineUrl: string } {
  const url = env().APP_URL + decidePath(bookingId)
  return { approveUrl: `${url}?decision=approve`, declineUrl: `${url}?decision=decline` }
}

/** The address of a page by one of its links. */
export function pageLinkUrl(slug: string, linkId: string): string {
  return `${env().APP_URL}/${slug}?k=${createToken('page', linkId)}`
}

/** What a token names, and a signature of that and of `unnamed`, which is not in the token. */
function seal(purpose: string, named: Buffer, unnamed = ''): string {
  return join(named, sign(purpose, withUnnamed(named, unnamed)))
}

/** Returns what a token names, or null for one that we did not sign for this purpose. */
function open(purpose: string, token: string, length: number, unnamed = ''): Buffer | null {
  const named = decode(token, length)
  const mac = Buffer.from(token, 'base64url').subarray(length)
  return named && isSigned(purpose, withUnnamed(named, unnamed), mac) ? named : null
}

/** Returns what a token of this length names, whoever made it; null for any other text. */
function decode(token: string, length: number): Buffer | null {
  const bytes = Buffer.from(token, 'base64url')
  const isToken = bytes.length === length + SIGNATURE_BYTES && bytes.toString('base64url') === token
  return isToken ? bytes.subarray(0, length) : null
}

const withUnnamed = (named: Buffer, unnamed: string) => Buffer.concat([named, Buffer.from(unnamed)])

const join = (named: Buffer, mac: Buffer) =>
  Buffer.concat([named, mac.subarray(0, SIGNATURE_BYTES)]).toString('base64url')

const toBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')

const toId = (bytes: Buffer) => uuidOf(bytes.toString('hex', 0, ID_BYTES))

function endOf(seconds: number, now: Date): Buffer {
  const end = Buffer.alloc(TIME_BYTES)
  end.writeUInt32BE(Math.floor(now.getTime() / 1000) + seconds)
  return end
}

const isOver = (end: Buffer, now: Date) => end.readUInt32BE() * 1000 <= now.getTime()

/** Tokens of other servers, and keys of bookings of other tools: long enough that nobody guesses one. */
const LINK_TOKEN = /^[\w-]{20,64}$/

/** The target of a link that another server signed, and an import has brought. Null for any other text. */
async function findImported(kind: LinkKind, token: string): Promise<{ id: string; guest: string | null } | null> {
  const link = LINK_TOKEN.test(token) ? await findCarriedLink(database(), kind, sha256(token)) : null
  return link && { id: link.targetId, guest: link.guest }
}
