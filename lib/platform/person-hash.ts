import { addressSpellings } from '@/lib/platform/address-spellings'
import { isSigned, sign, signByAll } from '@/lib/platform/signature'

const PURPOSE = 'erased person'
/** Addresses stand between these. A text is split by them: a pattern of an address would read a long word again from each letter. */
const SEPARATORS = /([\s"<>,;:()[\]\\]+)/
/** An address may have these, but they also stand around one. */
const IN_LINKS = /([?&=/|'*`{}#!$~^]+)/
/** Longer than any address. */
const MAX_ADDRESS = 500

/** A sentence may end with an address. */
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

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

/** The hashes that an erasure of the address may have, by all spellings and all AUTH_SECRETs. */
function hashesOf(userId: string, address: string): string[] {
  return spellingsOf(address).flatMap((one) =>
    signByAll(PURPOSE, told(userId, one)).map((mac) => mac.toString('base64url')),
  )
}

/** When the person of an address was erased, by the erasures of an owner (`readErasuresOf`). Undefined for anybody else. */
export function erasedAtOf(erasures: ReadonlyMap<string, Date>, userId: string, address: string): Date | undefined {
  return hashesOf(userId, address).flatMap((hash) => erasures.get(hash) ?? [])[0]
}

/** Replaces each address in a text that `isOf` knows by nothing; dots and quotes around it stay. */
export function withoutAddresses(text: string, isOf: (address: string) => boolean): string {
  if (!text.includes('@')) return text
  const without = (word: string): string => {
    const address = isAddress(word) ? word.replace(EDGES, '') : ''
    if (!address) return word
    if (isOf(address)) return word.replace(address, '')
    const parts = word.split(IN_LINKS)
    return parts.length > 1 ? parts.map(without).join('') : word
  }
  return text.split(SEPARATORS).map(without).join('')
}

export function addressesIn(text: string): string[] {
  return [...new Set(text.toLowerCase().split(SEPARATORS).filter(isAddress))]
}

/** Generous: what is no address has another hash. */
function isAddress(word: string): boolean {
  const at = word.lastIndexOf('@')
  return at > 0 && at < word.length - 1 && word.length <= MAX_ADDRESS
}
