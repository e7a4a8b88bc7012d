import { isSigned, sign } from './signature'

const PURPOSE = 'checked address'
const SIGNATURE_BYTES = 16
const TIME_BYTES = 4
export const CHECKED_SECONDS = 30 * 86_400

/** The value of a cookie that remembers one checked address for 30 days. The address is not in it. */
export function createCheckedToken(email: string, now: Date): string {
  const time = Buffer.alloc(TIME_BYTES)
  time.writeUInt32BE(Math.floor(now.getTime() / 1000) + CHECKED_SECONDS)
  return Buffer.concat([time, sign(PURPOSE, named(time, email)).subarray(0, SIGNATURE_BYTES)]).toString('base64url')
}

/** True when the cookie is for this address, and not too old. */
export function isCheckedAddress(token: string | null, email: string, now: Date): boolean {
  const bytes = Buffer.from(token ?? '', 'base64url')
  if (bytes.length !== TIME_BYTES + SIGNATURE_BYTES) return false
  const time = bytes.subarray(0, TIME_BYTES)
  return time.readUInt32BE() * 1000 > now.getTime() && isSigned(PURPOSE, named(time, email), bytes.subarray(TIME_BYTES))
}

const named = (time: Buffer, email: string) => Buffer.concat([time, Buffer.from(email.toLowerCase())])
