import { isLoopbackHost } from '@/lib/http/loopback.mjs'
import { readMeetLink } from './join-url'

/** Stands for the part of an address that is another one for each meeting. */
export const RANDOM = '{random}'
export const JITSI_PATTERN = `https://meet.jit.si/${RANDOM}`

/** 32 characters without those that look alike: each is five bits of a byte, so none is more likely. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const LENGTH = 16
const [SAMPLE, OTHER_SAMPLE] = [ALPHABET.slice(0, LENGTH), ALPHABET.slice(-LENGTH)]

/** True for an https address, or http on this machine, that has `{random}` in its path. */
export function isLinkPattern(pattern: string): boolean {
  const [link, other] = [readMeetLink(fillPattern(pattern, SAMPLE)), readMeetLink(fillPattern(pattern, OTHER_SAMPLE))]
  if (!link || !other) return false
  const { protocol, hostname, pathname } = new URL(link.href)
  const isSafe = protocol === 'https:' || isLoopbackHost(hostname)
  return isSafe && link.host === other.host && pathname !== new URL(other.href).pathname
}

type Place = { location: string; locationData: { linkPattern?: string | undefined } }

/** True for a page whose meetings get links of their own, by a pattern that is missing. */
export function lacksPattern({ location, locationData }: Place): boolean {
  return location === 'link' && !locationData.linkPattern
}

/** The address of one meeting. */
export function fillPattern(pattern: string, code: string): string {
  return pattern.replaceAll(RANDOM, code)
}

/** The 16 characters of an address, from 16 random bytes. */
export function toCode(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** The host of the addresses that a pattern makes; empty while it is none. */
export function hostOfPattern(pattern: string | undefined): string {
  return readMeetLink(pattern && fillPattern(pattern, SAMPLE))?.host ?? ''
}
