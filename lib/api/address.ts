/**
 * The network address that a request came from. The socket's is told by server.mjs in a header that it alone can set;
 * of X-Forwarded-For only the entry that the outermost of `trustedProxies` wrote is believed. An IPv6 address counts by
 * its /64, which is what one customer gets.
 */
export function networkAddress(headers: Headers, trustedProxies: number, socketHeaderIsOurs: boolean): string {
  const socket = socketHeaderIsOurs ? (headers.get('x-slotform-peer') ?? '') : ''
  if (trustedProxies === 0) return toNetwork(socket)
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return toNetwork(forwarded.filter(Boolean).at(-trustedProxies) ?? socket)
}

function toNetwork(address: string): string {
  if (!address.includes(':')) return address || 'unknown'
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice('::ffff:'.length)
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  if (tail !== undefined) {
    const last = tail.split(':').filter(Boolean)
    while (groups.length + last.length < 8) groups.push('0')
    groups.push(...last)
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}
