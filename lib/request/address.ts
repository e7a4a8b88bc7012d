import { networkOf } from '@/lib/http/network.mjs'

/**
 * The network address of a request. server.mjs passes the socket's address in a header that clients cannot set; in
 * X-Forwarded-For only the entry of the outermost of `trustedProxies` is trusted. An IPv6 address is reduced to its
 * /64, which one customer gets.
 */
export function networkAddress(headers: Headers, trustedProxies: number, socketHeaderIsOurs: boolean): string {
  const socket = socketHeaderIsOurs ? (headers.get('x-slotform-peer') ?? '') : ''
  return networkOf(headers.get('x-forwarded-for') ?? '', socket, trustedProxies)
}
