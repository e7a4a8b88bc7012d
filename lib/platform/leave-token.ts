import { findImported } from './carried-link'
import { env } from './env'
import { isSigned, sign, signByAll } from './signature'

const PURPOSE = 'leave booking'
const ID_BYTES = 16
const SIGNATURE_BYTES = 16

/** The token of one guest of one booking: the booking's id and a signature over both. The address is not in it. */
export function createLeaveToken(bookingId: string, guest: string): string {
  const id = toBytes(bookingId)
  return Buffer.concat([id, sign(PURPOSE, signed(id, guest)).subarray(0, SIGNATURE_BYTES)]).toString('base64url')
}

export function leaveUrl(bookingId: string, guest: string): string {
  return `${env().APP_URL}/b/${createLeaveToken(bookingId, guest)}/leave`
}

/** The booking that a token names. Whoever made the token up has named a guest of no booking: ask `isTokenOf`. */
export function bookingOfLeaveToken(token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== token) return null
  return bytes.toString('hex', 0, ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The booking of a token, and how to tell the guest to whom it belongs: signed by us, or brought by an import. */
export async function findLeaving(token: string): Promise<{ id: string; isOf: (guest: string) => boolean } | null> {
  const imported = await findImported('leave', token)
  if (imported) return { id: imported.id, isOf: (guest) => guest === imported.guest }
  const id = bookingOfLeaveToken(token)
  return id === null ? null : { id, isOf: (guest) => isTokenOf(token, guest) }
}

/** True when we signed the token for this guest. */
export function isTokenOf(token: string, guest: string): boolean {
  const bytes = Buffer.from(token, 'base64url')
  return isSigned(PURPOSE, signed(bytes.subarray(0, ID_BYTES), guest), bytes.subarray(ID_BYTES))
}

const toBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')

const signed = (id: Buffer, guest: string) => Buffer.concat([id, Buffer.from(guest)])

export function listLeaveTokens(bookingId: string, guest: string): string[] {
  const id = toBytes(bookingId)
  return signByAll(PURPOSE, signed(id, guest)).map((mac) =>
    Buffer.concat([id, mac.subarray(0, SIGNATURE_BYTES)]).toString('base64url'),
  )
}
