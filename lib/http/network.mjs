import { isIP } from 'node:net'

export { isLoopbackHost } from './loopback.mjs'

/**
 * @param {string | undefined} address
 * @returns {string} the address without the IPv4-in-IPv6 prefix
 */
export function toPeer(address) {
  return (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '')
}

/**
 * Some proxies write the port of a connection beside its address, `203.0.113.8:1042` or `[2001:db8::1]:1042`.
 * @param {string} address
 */
function withoutPort(address) {
  return address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^"?\[([^\]]*)\](?::\d+)?"?$/, '$1')
}

/**
 * The key of limits: an IPv4 address, or the /64 of an IPv6 address, which one customer gets.
 * @param {string} address
 * @returns {string} `unknown` for no address
 */
export function toNetwork(address) {
  const peer = toPeer(withoutPort(address))
  if (!peer.includes(':')) return peer || 'unknown'
  const [head = '', tail] = peer.split('::')
  const groups = head.split(':').filter(Boolean)
  if (tail !== undefined) {
    const last = tail.split(':').filter(Boolean)
    while (groups.length + last.length < 8) groups.push('0')
    groups.push(...last)
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}

/**
 * Trusts only the entry of X-Forwarded-For that the outermost trusted proxy wrote.
 * @param {string} forwardedFor the header, or ''
 * @param {string} peer the address of the socket
 * @param {number} hops trusted proxies
 * @returns {string} the network that a request came from
 */
export function networkOf(forwardedFor, peer, hops) {
  if (hops === 0) return toNetwork(peer)
  const entries = forwardedFor.split(',').map((part) => part.trim())
  return toNetwork(entries.filter(Boolean).at(-hops) ?? peer)
}

/**
 * @param {string} host
 * @returns {boolean} an IP address or a host name that a server can listen on
 */
export function isHostName(host) {
  return isIP(host) !== 0 || (/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i.test(host) && !/^[\d.]+$/.test(host))
}
