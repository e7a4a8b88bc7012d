import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { createGoogle } from '@/lib/calendars/providers/google/google'
import type { Connection, Provider } from '@/lib/calendars/providers/provider'
import { createZoom } from '@/lib/calendars/providers/zoom/zoom'
import { makeDraft } from '@/tests/support/calendars/draft'

type Answer = { status: number; text: string }

let answers: Answer[] = []
const server = createServer((_request, response) => {
  const { status, text } = answers.shift() ?? { status: 500, text: '' }
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(text)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())

const apiUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const google = createGoogle({ apiUrl, pause: async () => {} })
const zoom = createZoom({ apiUrl })

const grant = { kind: 'oauth' as const, accessToken: 'access', refreshToken: null, expiresAt: null }
const grants: Connection['grants'] = { current: async () => grant, renew: async () => grant }
const connection: Connection = { grants, config: { account: 'ada@example.com' } }

const answer = (body: unknown, status = 200) => {
  answers = [{ status, text: typeof body === 'string' ? body : JSON.stringify(body) }]
}
const ref = { calendarId: '', id: '1', etag: null, icalUid: null, joinUrl: null, password: null, webLink: null }

describe('createGoogle', () => {
  describe('Google’s own calendar of an account', () => {
    const period = { start: '2031-03-03T09:00:00Z', end: '2031-03-03T10:00:00+00:00' }
    const from = Date.parse('2031-03-03T00:00:00Z')
    const busy = async (calendarIds: string[]) => google.busy?.(connection, calendarIds, from, from + 86_400_000)

    it('is read under the name that it was asked for by', async () => {
      answer({ calendars: { primary: { busy: [period] } } })
      expect(await busy([''])).toMatchObject({ busy: [{ calendarId: '', periods: [expect.anything()] }], failed: [] })
    })

    it('is read under its own id', async () => {
      answer({ calendars: { 'ada@example.com': { busy: [period] }, team: { busy: [] } } })
      expect(await busy(['', 'team'])).toMatchObject({
        busy: [
          { calendarId: '', periods: [expect.anything()] },
          { calendarId: 'team', periods: [] },
        ],
        failed: [],
      })
    })

    it('is not read when nothing is said of it', async () => {
      answer({ calendars: { team: { busy: [] } } })
      expect(await busy(['', 'team'])).toMatchObject({ busy: [{ calendarId: 'team' }], failed: [{ calendarId: '' }] })
    })

    it('is known by the account’s address where nothing marks it, and can be written to where nothing forbids it', async () => {
      answer({ items: [{ id: 'ada@example.com' }, { id: 'team', summary: 'Team', accessRole: 'reader' }] })
      expect(await google.calendars?.(connection)).toEqual([
        { id: 'ada@example.com', name: 'ada@example.com', isPrimary: true, canWrite: true },
        { id: 'team', name: 'Team', isPrimary: false, canWrite: false },
      ])
    })
  })

  describe('a refusal of Google’s', () => {
    const details = (reason: string) => ({ error: { code: 403, status: 'PERMISSION_DENIED', details: [{ reason }] } })

    it.each([
      [details('RATE_LIMIT_EXCEEDED'), 'rate-limited'],
      [details('ACCESS_TOKEN_SCOPE_INSUFFICIENT'), 'needs-reauth'],
      [{ error: { code: 403, errors: [{ reason: 'other' }, { reason: 'quotaExceeded' }] } }, 'rate-limited'],
      [{ error: { code: 403, message: 'No' } }, 'forbidden'],
      ['', 'forbidden'],
    ])('that says %j is %s', async (body, kind) => {
      answer(body, 403)
      await expect(google.calendars?.(connection)).rejects.toMatchObject({ kind })
    })
  })
})

describe('createZoom', () => {
  describe('a meeting of Zoom’s', () => {
    it('may be named by a text, and meet at any https address', async () => {
      answer({ id: '85012345678', join_url: 'https://telekom.zoom-x.de/j/85012345678?pwd=x', password: '' }, 201)
      expect(await zoom.create(connection, '', makeDraft())).toMatchObject({
        id: '85012345678',
        joinUrl: 'https://telekom.zoom-x.de/j/85012345678?pwd=x',
        password: null,
      })
    })
  })
})

describe('createGoogle and createZoom', () => {
  describe('what is only to be done', () => {
    it.each<[string, Provider, number, string]>([
      ['Google', google, 200, 'OK'],
      ['Google', google, 204, ''],
      ['Zoom', zoom, 200, '{}'],
      ['Zoom', zoom, 204, ''],
    ])('is done at %s whatever is said of it: %i %j', async (_, provider, status, text) => {
      answer(text, status)
      expect(await provider.cancel(connection, ref, { notifies: false })).toBe('cancelled')
    })
  })
})
