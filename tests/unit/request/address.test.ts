import { describe, expect, it } from 'vitest'
import { networkAddress } from '@/lib/request/address'

const address = (headers: Record<string, string>, hops = 0, ours = true) =>
  networkAddress(new Headers(headers), hops, ours)

describe('networkAddress', () => {
  describe('the network address of a request', () => {
    it("is the socket's, whatever a client says", () => {
      expect(address({ 'x-slotform-peer': '203.0.113.9', 'x-forwarded-for': '198.51.100.1' })).toBe('203.0.113.9')
    })

    it('is what the trusted proxies wrote, counted from the right', () => {
      const headers = { 'x-slotform-peer': '10.0.0.1', 'x-forwarded-for': 'spoofed, 198.51.100.1, 10.0.0.2' }
      expect(address(headers, 2)).toBe('198.51.100.1')
      expect(address(headers, 1)).toBe('10.0.0.2')
    })

    it("falls back to the socket's when a proxy wrote nothing", () => {
      expect(address({ 'x-slotform-peer': '10.0.0.1' }, 1)).toBe('10.0.0.1')
    })

    it('does not believe the header of the Node entry where that entry does not run', () => {
      expect(address({ 'x-slotform-peer': '203.0.113.9' }, 0, false)).toBe('unknown')
    })

    it('counts an IPv6 address by its /64, an IPv4-mapped one by its IPv4 address', () => {
      expect(address({ 'x-slotform-peer': '2001:db8:1:2:3:4:5:6' })).toBe('2001:db8:1:2::/64')
      expect(address({ 'x-slotform-peer': '2001:db8::1' })).toBe('2001:db8:0:0::/64')
      expect(address({ 'x-slotform-peer': '::1' })).toBe('0:0:0:0::/64')
      expect(address({ 'x-slotform-peer': '::ffff:203.0.113.9' })).toBe('203.0.113.9')
    })
  })
})
