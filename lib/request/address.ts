import { networkOf } from '@/scripts/server/network.mjs'

/**
 * The network address that a request came from. The socket's is told by server.mjs in a header that it alone can set;
 * of X-Forwarded-For only the entry that the outermost of `trustedProxies` wrote is believed. An IPv6 address counts by
 * its /64, which is what one customer gets.
 */
export function networkAddress(headers: Headers, trustedProxies: number, socketHeaderIsOurs: boolean): string {
  const socket = socketHeaderIsOurs ? (headers.get('x-slotform-peer') ?? '') : ''
  return networkOf(headers.get('x-forwarded-for') ?? '', socket, trustedProxies)
}
