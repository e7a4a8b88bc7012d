import { describe, expect, it } from 'vitest'
import { findRefusal } from '@/server/request-target.mjs'

const FORM = 'application/x-www-form-urlencoded'

function refusalOf(method: string, url: string, type?: string) {
  const headers = { host: 'localhost', ...(type && { 'content-type': type }) }
  const rawHeaders = Object.entries(headers).flat()
  return findRefusal({ method, url, httpVersion: '1.1', headers, rawHeaders }, { maxBodyBytes: 1000 })
}

describe('findRefusal', () => {
  it('lets a form be sent to the pages that take one without scripts', () => {
    const ofBooking = ['/b/token/times/2026-12-01T09%3A00%3A00.000Z', '/b/token/cancel', '/b/token/leave']
    for (const url of ['/form/summer-party', '/intro-call/times/2026-12-01T09%3A00%3A00.000Z?x=1', ...ofBooking]) {
      expect(refusalOf('POST', url, FORM)).toBeNull()
      expect(refusalOf('POST', url, `${FORM}; charset=UTF-8`)).toBeNull()
      expect(refusalOf('GET', url)).toBeNull()
    }
  })

  it('refuses every other body and method there', () => {
    for (const url of ['/form/summer-party', '/intro-call/times/x', '/b/token/leave']) {
      for (const type of ['multipart/form-data; boundary=x', 'application/json', `${FORM}x`, undefined]) {
        expect(refusalOf('POST', url, type)).toEqual({ status: 415 })
      }
      for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        expect(refusalOf(method, url, FORM)).toEqual({ status: 405, headers: { Allow: 'GET, HEAD, POST' } })
      }
    }
  })

  it.each([
    '/',
    '/intro-call',
    '/intro-call/times',
    '/form/a/answers',
    '/form/a/sent',
    '/success',
    '/a/times/b/c',
    '/b/token',
    '/a/b/leave',
    '/b/token/times',
  ])('refuses to write to %s', (url) => {
    expect(refusalOf('POST', url, FORM)).toEqual({ status: 405, headers: { Allow: 'GET, HEAD' } })
  })
})
