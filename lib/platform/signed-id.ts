import { isSigned, sign, signByAll } from './signature'

const ID_BYTES = 16
const SIGNATURE_BYTES = 16

/** A token that is an id and our signature of it for one purpose, so that nothing needs to be stored. */
export function createSignedId(purpose: string, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([bytes, sign(purpose, bytes).subarray(0, SIGNATURE_BYTES)]).toString('base64url')
}

/** The tokens that are valid for an id: one for each AUTH_SECRET. */
export function listSignedIds(purpose: string, id: string): string[] {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return signByAll(purpose, bytes).map((mac) =>
    Buffer.concat([bytes, mac.subarray(0, SIGNATURE_BYTES)]).toString('base64url'),
  )
}

/** Returns the id, or null for a token that we did not sign for this purpose. */
export function readSignedId(purpose: string, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== token) return null
  const id = bytes.subarray(0, ID_BYTES)
  if (!isSigned(purpose, id, bytes.subarray(ID_BYTES))) return null
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
