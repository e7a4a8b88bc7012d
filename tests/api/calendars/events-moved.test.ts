// @module-tag every-database
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import type { FakeProvider } from '@/dev/fake-providers/routing'
import { deliverDue } from '@/lib/outbox/deliver'
import { ApiClient } from '@/tests/support/api/client'
import { bookOn, connectedOwner, endHold, eventsOf, runAgain } from '@/tests/support/api/events'
import { deliverAll, mailsTo } from '@/tests/support/api/owner'
import { inDays } from '@/tests/support/factories/pages'

const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env)

beforeEach(() => fakes.reset())
afterAll(() => fakes.stop())

const client = new ApiClient()
const isWrite = ({ name, method }: { name: string; method: string }) =>
  method !== 'GET' && /event|meeting|^create|^delete/i.test(name)
const writes = () => fakes.requests.filter(isWrite).map(({ method, status }) => `${method} ${status}`)
const startOf = (event: { start?: { dateTime?: string | null } | null } | undefined) =>
  Date.parse(`${event?.start?.dateTime ?? ''}`.replace(/(?:\.\d+)?Z?$/, 'Z'))

type Kind = {
  provider: Extract<FakeProvider, 'google' | 'microsoft' | 'zoom'>
  location: string
  /** The one event at the provider: its id, its UID where there is one, its link and its start. */
  look: () => { count: number; identity: unknown; start: number }
}

const KINDS: Kind[] = [
  {
    provider: 'google',
    location: 'google_meet',
    look: () => {
      const [event] = fakes.google.events()
      return {
        count: fakes.google.events().length,
        identity: [event?.id, event?.iCalUID, event?.hangoutLink],
        start: startOf(event),
      }
    },
  },
  {
    provider: 'microsoft',
    location: 'teams',
    look: () => {
      const [event] = fakes.microsoft.events()
      return {
        count: fakes.microsoft.events().length,
        identity: [event?.id, event?.iCalUId, event?.onlineMeeting?.joinUrl],
        start: startOf(event),
      }
    },
  },
  {
    provider: 'zoom',
    location: 'zoom',
    look: () => {
      const [meeting] = fakes.zoom.meetings.all()
      return {
        count: fakes.zoom.meetings.all().length,
        identity: [meeting?.id, meeting?.join_url],
        start: Date.parse(meeting?.start_time ?? ''),
      }
    },
  },
]

async function makeBooking({ provider, location }: Kind) {
  const { owner } = await connectedOwner(fakes, provider)
  const { answer, attendee } = await bookOn(owner, { location })
  await deliverAll()
  const { booking, meeting } = answer.body
  const path = `/api/bookings/${booking.manageUrl.split('/').at(-1)}`
  const moveByAttendee = (startTime: string) => client.post(`${path}/move`, { startTime })
  const moveByOwner = (startTime: string) => owner.post(`/api/meetings/${meeting.id}/move`, { startTime })
  const movedMails = async () => (await mailsTo(attendee)).filter(({ subject }) => subject.startsWith('New time'))
  fakes.requests.length = 0
  return { owner, path, meeting, moveByAttendee, moveByOwner, movedMails }
}

describe('POST /api/bookings/{token}/move', () => {
  describe.each(KINDS)('with an event at $provider', (kind) => {
    it('changes it by one PATCH for each move, of either side, and keeps its id and link', async () => {
      const { meeting, moveByAttendee, moveByOwner } = await makeBooking(kind)
      const before = kind.look()
      expect(before.count).toBe(1)
      for (const [move, to] of [
        [moveByAttendee, inDays(4, 9)],
        [moveByOwner, inDays(5, 16)],
      ] as const) {
        fakes.requests.length = 0
        expect((await move(to)).status).toBe(200)
        await deliverDue()
        await runAgain()
        expect(writes()).toEqual([expect.stringMatching(/^PATCH 20[04]$/)])
        expect(kind.look()).toEqual({ ...before, start: Date.parse(to) })
      }
      expect(await eventsOf(meeting.id)).toMatchObject([{ state: 'made', sequence: 2 }])
    })

    it('is made while the provider is down, which learns of it later, once', async () => {
      const { path, moveByAttendee, movedMails } = await makeBooking(kind)
      const before = kind.look()
      fakes.fail({ provider: kind.provider, kind: 'server-error', method: 'PATCH', path: '/', times: 2 })
      const to = inDays(4, 9)
      expect((await moveByAttendee(to)).status).toBe(200)
      expect((await client.get(path)).body).toMatchObject({ booking: { startTime: to } })
      await deliverDue()
      expect(kind.look()).toEqual(before)
      await endHold()
      expect(await movedMails()).toHaveLength(1)
      await runAgain()
      await runAgain()
      await runAgain()
      expect(kind.look()).toEqual({ ...before, start: Date.parse(to) })
      expect(writes().filter((write) => !write.endsWith('500') && !write.endsWith('503'))).toHaveLength(1)
      expect(writes().every((write) => write.startsWith('PATCH'))).toBe(true)
      expect(await movedMails()).toHaveLength(1)
    })

    it('sends the last of two moves that it missed', async () => {
      const { moveByAttendee, moveByOwner } = await makeBooking(kind)
      const before = kind.look()
      fakes.fail({ provider: kind.provider, kind: 'server-error', method: 'PATCH', path: '/', times: 2 })
      expect((await moveByAttendee(inDays(4, 9))).status).toBe(200)
      await deliverDue()
      expect((await moveByOwner(inDays(5, 16))).status).toBe(200)
      for (let tries = 0; tries < 4; tries += 1) await runAgain()
      expect(kind.look()).toEqual({ ...before, start: Date.parse(inDays(5, 16)) })
      expect(writes().every((write) => write.startsWith('PATCH'))).toBe(true)
    })

    it('asks it nothing when it is refused', async () => {
      const { moveByOwner } = await makeBooking(kind)
      expect((await moveByOwner(inDays(-1))).status).toBe(409)
      await deliverDue()
      expect(writes()).toEqual([])
    })
  })
})
