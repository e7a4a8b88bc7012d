import { env } from './env'
import { isSigned, sign } from './signature'

const PURPOSE = 'manage booking'
const SIGNATURE_BYTES = 16

/** The attendee's token for one booking: its id and a signature, so that nothing needs to be stored. */
export function createManageToken(bookingId: string): string {
  const id = Buffer.from(bookingId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, sign(PURPOSE, id).subarray(0, SIGNATURE_BYTES)]).toString('base64url')
}

/** Returns the booking's id, or null for a token that we did not sign. */
export function readManageToken(token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 16 + SIGNATURE_BYTES || bytes.toString('base64url') !== token) return null
  const id = bytes.subarray(0, 16)
  if (!isSigned(PURPOSE, id, bytes.subarray(16))) return null
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export function manageUrl(bookingId: string): string {
  return `${env().APP_URL}/b/${createManageToken(bookingId)}`
}
