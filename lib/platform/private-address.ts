import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks that are not on the public internet: loopback, local networks, and metadata services of clouds. */
const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/** Within 2000::/3, outside of which nothing is public: Teredo and other protocols' own, examples, 6to4. */
const PRIVATE_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const privateV4 = new BlockList()
for (const [network, bits] of PRIVATE_V4) privateV4.addSubnet(network, bits, 'ipv4')
const privateV6 = new BlockList()
for (const [network, bits] of PRIVATE_V6) privateV6.addSubnet(network, bits, 'ipv6')
const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')

/**
 * True when a request that a stranger asked for must not go to this IP address. Text that is not an address counts as
 * private.
 */
export function isPrivateAddress(address: string): boolean {
  if (isIPv4(address)) return privateV4.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return true
  const inside = embeddedV4(address)
  if (inside) return privateV4.check(inside, 'ipv4')
  return !publicV6.check(address, 'ipv6') || privateV6.check(address, 'ipv6')
}

/** True for names that mean this machine wherever they are looked up (RFC 6761, and what systems add to it), as a URL has them. */
export function isLocalName(hostname: string): boolean {
  return /(?:^|\.)localhost(?:\.localdomain)?\.*$|^ip6-(?:localhost|loopback)\.*$/.test(hostname)
}

/** The IPv4 address that a network with IPv6 only reaches through its gateway (64:ff9b::/96). */
function embeddedV4(address: string): string | null {
  const [, high = '', low = ''] = /^64:ff9b::([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonicalV6(address)) ?? []
  if (!low) return null
  const number = Number.parseInt(high, 16) * 65536 + Number.parseInt(low, 16)
  return [24, 16, 8, 0].map((bits) => Math.floor(number / 2 ** bits) % 256).join('.')
}

/** As the URL parser writes it: small letters, shortened, no dots. */
function canonicalV6(address: string): string {
  return new URL(`http://[${address}]/`).hostname.slice(1, -1)
}
