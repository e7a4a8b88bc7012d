import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import { networkOf, toPeer } from '@/lib/http/network.mjs'
import { cleanHeaders, toHops } from '@/server/request-headers.mjs'

function clean(headers: IncomingHttpHeaders, hops = 0) {
  const copy = { ...headers }
  cleanHeaders(copy, { remoteAddress: '::ffff:10.0.0.1', hops })
  return copy
}

describe('networkOf', () => {
  it('counts an address, whatever port a proxy writes beside it', () => {
    const spellings = ['203.0.113.8', '203.0.113.8:1042', '::ffff:203.0.113.8', '[::ffff:203.0.113.8]:9']
    expect(new Set(spellings.map((entry) => networkOf(`198.51.100.1, ${entry}`, '10.0.0.1', 1)))).toEqual(
      new Set(['203.0.113.8']),
    )
    const six = ['2001:db8::1', '[2001:db8::2]', '[2001:db8::3]:1042', '"[2001:db8:0:0::4]:1042"']
    expect(new Set(six.map((entry) => networkOf(entry, '10.0.0.1', 1)))).toEqual(new Set(['2001:db8:0:0::/64']))
  })

  it('takes no port for what is none', () => {
    expect(networkOf('203.0.113.9:x', '10.0.0.1', 1)).not.toBe('203.0.113.9')
    expect(networkOf('2001:db8::8:1042', '10.0.0.1', 1)).toBe('2001:db8:0:0::/64')
  })
})

describe('toPeer', () => {
  it('shows an IPv4 address in its own notation and leaves IPv6 alone', () => {
    expect(toPeer('::ffff:10.0.0.1')).toBe('10.0.0.1')
    expect(toPeer('::ffff:a00:1')).toBe('::ffff:a00:1')
    expect(toPeer('2001:db8::1')).toBe('2001:db8::1')
  })

  it('is empty for a socket that is already gone', () => {
    expect(toPeer(undefined)).toBe('')
  })
})

describe('toHops', () => {
  it.each([
    [undefined, 0],
    ['', 0],
    ['0', 0],
    ['2', 2],
    ['-1', 0],
    ['1.5', 0],
    ['true', 0],
  ])('%j means %d', (text, hops) => {
    expect(toHops(text)).toBe(hops)
  })
})

describe('cleanHeaders', () => {
  it('says that a request was forwarded even where nobody is trusted', () => {
    expect(clean({ forwarded: 'for=1.2.3.4' })).toEqual({ 'x-slotform-peer': '10.0.0.1', 'x-slotform-forwarded': '1' })
    expect(clean({ 'x-real-ip': '1.2.3.4' })['x-slotform-forwarded']).toBe('1')
    expect(clean({ 'x-forwarded-anything': '1' })['x-slotform-forwarded']).toBe('1')
    expect(clean({ via: '1.1 proxy' })['x-slotform-forwarded']).toBe('1')
    expect(clean({})['x-slotform-forwarded']).toBeUndefined()
  })

  it('puts languages in order of preference', () => {
    expect(clean({ 'accept-language': 'de-AT;q=0.5, fr-CH, *;q=0' })['accept-language']).toBe('fr-CH,de-AT')
    expect(clean({ 'accept-language': 'de, fr' })['accept-language']).toBe('de, fr')
  })

  it('takes HTTP/1.0 for a proxy: no browser speaks it', () => {
    const headers: IncomingHttpHeaders = {}
    const isForwarded = cleanHeaders(headers, { remoteAddress: '10.0.0.1', hops: 0, httpVersion: '1.0' })
    expect(headers['x-slotform-forwarded']).toBe('1')
    expect(isForwarded).toBe(false)
  })

  it.each([
    ['https', 1, 'https'],
    ['http, https', 1, 'https'],
    ['https, http', 2, 'https'],
    ['HTTPS', 3, 'https'],
    ['https://evil.example', 1, undefined],
    ['https', 0, undefined],
  ])('takes the protocol of %j with %d hops for %j', (value, hops, expected) => {
    expect(clean({ 'x-forwarded-proto': value }, hops)['x-forwarded-proto']).toBe(expected)
  })

  it.each([
    'x-slotform-peer-extra',
    'x-middleware-subrequest',
    'x-middleware-set-cookie',
    'x-nextjs-data',
    'x-now-route-matches',
    'x-matched-path',
    'x-invoke-status',
    'x-prerender-revalidate',
    'x-vercel-forwarded-for',
    'next-resume',
    'next-action',
  ])('drops %s', (name) => {
    expect(clean({ [name]: '1' })).toEqual({ 'x-slotform-peer': '10.0.0.1' })
  })

  it('keeps what the client of Next sends', () => {
    const headers = { rsc: '1', 'next-router-prefetch': '1', 'next-url': '/meetings', cookie: 'a=b', accept: '*/*' }
    expect(clean(headers)).toMatchObject(headers)
  })

  it('keeps a router state that Next can read and drops any other', () => {
    const name = 'next-router-state-tree'
    const state = encodeURIComponent('["",{"children":[["id","7","d",null],{"children":["__PAGE__",{}]}]},null,null,4]')
    expect(clean({ [name]: state })[name]).toBe(state)
    expect(clean({ [name]: 'junk' })).not.toHaveProperty(name)
  })
})
