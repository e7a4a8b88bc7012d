import { isSigned, sign } from './signature'

const SIGNATURE_BYTES = 16
const ID_BYTES = 16
const TIME_BYTES = 4

type Lifetime = { seconds: number; now: Date }

/** A token that names an id for some time: the id, the second in which it ends, and our signature of both for one purpose. */
export function createTimedId(purpose: string, id: string, { seconds, now }: Lifetime): string {
  const named = Buffer.alloc(ID_BYTES + TIME_BYTES)
  named.write(id.replaceAll('-', ''), 'hex')
  named.writeUInt32BE(Math.floor(now.getTime() / 1000) + seconds, ID_BYTES)
  return Buffer.concat([named, sign(purpose, named).subarray(0, SIGNATURE_BYTES)]).toString('base64url')
}

/** Returns the id, or null for a token that is too old or that we did not sign for this purpose. */
export function readTimedId(purpose: string, token: string, now: Date): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + TIME_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== token) return null
  const named = bytes.subarray(0, ID_BYTES + TIME_BYTES)
  if (!isSigned(purpose, named, bytes.subarray(ID_BYTES + TIME_BYTES))) return null
  if (named.readUInt32BE(ID_BYTES) * 1000 < now.getTime()) return null
  const id = named.toString('hex', 0, ID_BYTES)
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
