import { isSigned, sign } from '@/lib/platform/signature'
import { addressSpellings } from '@/lib/vocabulary/text/address-spellings'

const PURPOSE = 'erased person'
/** Generous: what is no address has another hash. */
const ADDRESSES = /[^\s"<>,;:()[\]\\]+@[^\s"<>,;:()[\]\\]+/g

const told = (userId: string, address: string) => `${userId} ${address.toLowerCase()}`

/** A keyed hash of an address, which is another one for each owner. */
export function hashOf(userId: string, address: string): string {
  return sign(PURPOSE, told(userId, address)).toString('base64url')
}

/** True for the address of the hash, also when it was made with an earlier AUTH_SECRET. */
export function isHashOf(hash: string, userId: string, address: string): boolean {
  return isSigned(PURPOSE, told(userId, address), Buffer.from(hash, 'base64url'))
}

/** The spellings of an address under which rows may have it, in lower case. */
export function spellingsOf(address: string): string[] {
  return [...new Set(addressSpellings(address.toLowerCase()))]
}

export function addressesIn(text: string): string[] {
  return [...new Set(text.match(ADDRESSES) ?? [])].map((address) => address.toLowerCase())
}
