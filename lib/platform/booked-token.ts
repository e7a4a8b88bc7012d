import { isSigned, sign } from './signature'

const PURPOSE = 'booked'
const SIGNATURE_BYTES = 16
const ID_BYTES = 16
const TIME_BYTES = 4
/** Long enough to look at the confirmation and come back to it. The mail holds everything for good. */
const LIFETIME_SECONDS = 60 * 60

/**
 * Names a booking in the address of /success for an hour, where no script can carry its facts over. Apart from the token
 * of the mail, which is valid for as long as the booking.
 */
export function createBookedToken(bookingId: string, now: Date): string {
  const named = Buffer.alloc(ID_BYTES + TIME_BYTES)
  named.write(bookingId.replaceAll('-', ''), 'hex')
  named.writeUInt32BE(Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS, ID_BYTES)
  return Buffer.concat([named, sign(PURPOSE, named).subarray(0, SIGNATURE_BYTES)]).toString('base64url')
}

/** Returns the booking's id, or null for a token that is too old or that we did not sign. */
export function readBookedToken(token: string, now: Date): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + TIME_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== token) return null
  const named = bytes.subarray(0, ID_BYTES + TIME_BYTES)
  if (!isSigned(PURPOSE, named, bytes.subarray(ID_BYTES + TIME_BYTES))) return null
  if (named.readUInt32BE(ID_BYTES) * 1000 < now.getTime()) return null
  const id = named.toString('hex', 0, ID_BYTES)
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
