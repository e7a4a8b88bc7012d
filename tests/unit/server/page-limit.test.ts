import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toPageLimit } from '@/lib/http/page-reads.mjs'
import { limitPages } from '@/server/page-limit.mjs'
import { servePages } from '@/server/pages.mjs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const from = (address: string, url = '/some-page', headers = {}) => ({
  url,
  headers: { 'x-slotform-peer': address, ...headers },
})

describe('toPageLimit', () => {
  it.each([
    [undefined, { count: 300, seconds: 60 }],
    [' ', { count: 300, seconds: 60 }],
    ['2/10', { count: 2, seconds: 10 }],
    ['0', null],
  ])('reads %j', (text, limit) => {
    expect(toPageLimit(text)).toEqual(limit)
  })
})

describe('limitPages', () => {
  describe('the limit of pages', () => {
    it('counts by network for some seconds, and says how long to wait', () => {
      const limit = limitPages({ count: 2, seconds: 10 }, 0)
      expect([limit(from('2001:db8::1')), limit(from('2001:db8::2', '/form/x?_rsc=1'))]).toEqual([0, 0])
      vi.advanceTimersByTime(4_000)
      expect(limit(from('2001:db8::3', '/b/token'))).toBe(6)
      expect(limit(from('203.0.113.9'))).toBe(0)
      vi.advanceTimersByTime(6_000)
      expect(limit(from('2001:db8::1'))).toBe(0)
    })

    it('leaves the API, prepared files and the embedding script alone', () => {
      const limit = limitPages({ count: 1, seconds: 10 }, 0)
      for (const path of [
        '/api/health',
        '/api',
        '/_next/static/x.js',
        '/embed.js',
        '/favicon.ico',
        '/apple-icon.png',
        '/icon-192.png',
        '/manifest.webmanifest',
        '/robots.txt',
      ]) {
        expect([limit(from('a', path)), limit(from('a', path))], path).toEqual([0, 0])
      }
      expect(limit(from('a', '/apiary'))).toBe(0)
      expect(limit(from('a', '/embed.js2'))).toBeGreaterThan(0)
      expect(limit(from('a', '/icon-x'))).toBeGreaterThan(0)
      expect(limit(from('a', '/_next/image?url=%2Ficon-192.png&w=64&q=75'))).toBeGreaterThan(0)
      expect(limit(from('a', '/_next/data/build/success.json'))).toBeGreaterThan(0)
    })

    it("gives owners' pages five times as many, counted apart", () => {
      const limit = limitPages({ count: 1, seconds: 10 }, 0)
      const waits = Array.from({ length: 6 }, () => limit(from('a', '/meetings?view=month')))
      expect(waits).toEqual([0, 0, 0, 0, 0, 10])
      expect(limit(from('a', '/meetings-of-mine'))).toBe(0)
    })

    it('believes a trusted proxy about the visitor', () => {
      const limit = limitPages({ count: 1, seconds: 10 }, 1)
      expect(limit(from('10.0.0.1', '/x', { 'x-forwarded-for': 'junk, 203.0.113.1' }))).toBe(0)
      expect(limit(from('10.0.0.1', '/x', { 'x-forwarded-for': '203.0.113.2' }))).toBe(0)
      expect(limit(from('10.0.0.1', '/x', { 'x-forwarded-for': '203.0.113.1' }))).toBe(10)
    })

    it('forgets the oldest networks rather than grow without end', () => {
      const limit = limitPages({ count: 1, seconds: 10 }, 0)
      for (let index = 0; index < 20_001; index += 1)
        limit(from(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`))
      expect(limit(from('10.0.0.0'))).toBe(0)
      expect(limit(from('10.0.78.32'))).toBe(10)
    })

    it('is off where there is none', () => {
      const limit = limitPages(null, 0)
      expect([limit(from('a')), limit(from('a'))]).toEqual([0, 0])
    })
  })
})

describe('servePages', () => {
  const NODE = Symbol.for('slotform.node')
  const holder = globalThis as { [NODE]?: object }
  afterEach(() => void delete holder[NODE])

  it('counts each request that it refuses, for those who run the server', () => {
    const countRefusal = vi.fn()
    holder[NODE] = { countRefusal }
    const handler = vi.fn()
    const serve = servePages({ handler, limit: limitPages({ count: 1, seconds: 10 }, 0), dev: true })
    const load = () => {
      const req = Object.assign(new IncomingMessage(new Socket()), from('a'))
      const res = new ServerResponse(req)
      serve(req, res)
      return res.statusCode
    }
    load()
    expect(countRefusal).not.toHaveBeenCalled()
    expect([load(), load()]).toEqual([429, 429])
    expect(countRefusal.mock.calls).toEqual([['LIMIT_PAGE_READS'], ['LIMIT_PAGE_READS']])
    expect(handler).toHaveBeenCalledTimes(1)
  })
})
