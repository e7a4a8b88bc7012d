import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeProviders, startFakeProviders } from '@/dev/fake-providers/fake-providers'

const TIMES = { start: { dateTime: '2027-01-04T09:00:00Z' }, end: { dateTime: '2027-01-04T10:00:00Z' } }
const MEETING = { topic: 'Intro', type: 2, start_time: '2027-01-04T09:00:00Z', duration: 30, timezone: 'UTC' }

describe('startFakeProviders', () => {
  describe('validation by the vendors’ schemas', () => {
    let fakes: FakeProviders
    beforeEach(async () => {
      fakes = await startFakeProviders()
    })
    afterEach(() => fakes.stop().catch(() => undefined))

    async function send(provider: 'GOOGLE' | 'MICROSOFT' | 'ZOOM', path: string, body: unknown) {
      const accounts = { GOOGLE: fakes.google, MICROSOFT: fakes.microsoft, ZOOM: fakes.zoom }
      const { accessToken } = accounts[provider].issueGrant()
      await fetch(`${fakes.env[`${provider}_API_URL`]}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return fakes.violations
    }

    it('accepts requests that the vendors document', async () => {
      expect(await send('GOOGLE', '/calendars/primary/events?sendUpdates=all', { summary: 'Intro', ...TIMES })).toEqual(
        [],
      )
      expect(await send('ZOOM', '/users/me/meetings', MEETING)).toEqual([])
    })

    it('refuses fields that Google does not know', async () => {
      const [first] = await send('GOOGLE', '/calendars/primary/events', { title: 'Intro', ...TIMES })
      expect(first).toBe('events.insert: body is no Schema$Event: / must NOT have additional properties (title)')
    })

    it('refuses parameters that Google does not know, and values of another type', async () => {
      await send('GOOGLE', '/calendars/primary/events?conferenceDataVersion=one', { ...TIMES })
      expect(fakes.violations.pop()).toContain('/conferenceDataVersion must be number')
      await send('GOOGLE', '/calendars/primary/events?sendUpdate=all', { ...TIMES })
      expect(fakes.violations.pop()).toContain('(sendUpdate)')
    })

    it.each([
      [{ ...MEETING, title: 'Intro' }, '(title)'],
      [{ ...MEETING, duration: '30' }, '/duration must be integer'],
      [{ ...MEETING, type: 7 }, '/type must be equal to one of the allowed values'],
      [{ ...MEETING, start_time: 'tomorrow' }, '/start_time must match format'],
      [{ ...MEETING, settings: { waiting: true } }, '(waiting)'],
    ])('refuses what Zoom does not know: %j', async (body, problem) => {
      expect((await send('ZOOM', '/users/me/meetings', body)).join()).toContain(problem)
    })

    it.each([
      [{ title: 'Intro' }, '(title)'],
      [{ start: { datetime: '2027-01-04T09:00:00' } }, '(datetime)'],
      [{ onlineMeetingProvider: 'teams' }, '/onlineMeetingProvider must be equal to one of the allowed values'],
      [{ attendees: [{ email: 'vi@example.com' }] }, '(email)'],
      [{ '@odata.type': '#microsoft.graph.event' }, '(@odata.type)'],
    ])('refuses what Microsoft does not know: %j', async (body, problem) => {
      expect((await send('MICROSOFT', '/me/events', body)).join()).toContain(problem)
    })

    it('refuses parameters that Microsoft does not take', async () => {
      await send('MICROSOFT', '/me/events?sendUpdates=all', { subject: 'Intro' })
      expect(fakes.violations.pop()).toContain('there is no sendUpdates here')
    })

    it('also validates the answers of the fake providers', async () => {
      fakes.google.addEvent({
        start: '2027-01-04T09:00:00Z',
        end: '2027-01-04T10:00:00Z',
        more: { summery: 'x' } as object,
      })
      await fetch(`${fakes.env.GOOGLE_API_URL}/calendars/primary/events`, {
        headers: { authorization: `Bearer ${fakes.google.issueGrant().accessToken}` },
      })
      expect(fakes.violations.join()).toContain('events.list: answer is no Schema$Events')
    })

    it('fails the test that caused a violation when it stops the fake providers', async () => {
      await send('ZOOM', '/users/me/meetings', { ...MEETING, type: 7 })
      await expect(fakes.stop()).rejects.toThrow('meetingCreate: body: /type')
    })
  })
})
