import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Fault } from '@/dev/fake-providers/faults'
import type { EventRef } from '@/lib/calendars/providers/provider'
import type { FailureKind } from '@/lib/calendars/providers/provider-error'
import { HOUR_MS } from '@/lib/scheduling/units'
import { type Counterpart, fakeGoogle, fakeMicrosoft, fakeZoom } from '@/tests/support/calendars/counterparts'
import { makeDraft } from '@/tests/support/calendars/draft'

/** The expected kind of failure of each fault. If Zoom has no such response, the nearest one is used. */
const KINDS: [Fault['kind'], FailureKind][] = [
  ['quota', 'rate-limited'],
  ['too-many', 'rate-limited'],
  ['forbidden', 'forbidden'],
  ['missing-scope', 'needs-reauth'],
  ['not-found', 'gone'],
  ['gone', 'gone'],
  ['rejected', 'rejected'],
  ['server-error', 'transient'],
  ['hang', 'transient'],
  ['malformed', 'transient'],
  ['other-shape', 'transient'],
]

describe('Provider', () => {
  describe.each([
    ['the fake Google', fakeGoogle],
    ['the fake Microsoft', () => fakeMicrosoft()],
  ])('%s, which has calendars', (_, start) => {
    let counterpart: Counterpart
    beforeAll(async () => {
      counterpart = await start()
    })
    afterAll(() => counterpart.stop())

    it('lists them, the primary one among them', async () => {
      const calendars = await counterpart.provider.calendars?.(counterpart.connection)
      expect(calendars?.filter(({ isPrimary }) => isPrimary)).toEqual([
        { id: expect.any(String), name: expect.any(String), isPrimary: true, canWrite: true },
      ])
    })

    it('is busy while an event stands, and free again when it is cancelled', async () => {
      const { provider, connection } = counterpart
      const draft = makeDraft({ wantsConference: false })
      const readBusy = () => provider.busy?.(connection, [''], draft.start - HOUR_MS, draft.end + HOUR_MS)
      const free = { busy: [{ calendarId: '', periods: [] }], failed: [] }
      expect(await readBusy()).toEqual(free)
      const ref = await provider.create(connection, '', draft)
      const periods = [{ start: draft.start, end: draft.end }]
      expect(await readBusy()).toEqual({ busy: [{ calendarId: '', periods }], failed: [] })
      expect(await provider.cancel(connection, ref, { notifies: false })).toBe('cancelled')
      expect(await provider.cancel(connection, ref, { notifies: false })).toBe('already-gone')
      expect(await readBusy()).toEqual(free)
    })

    it('says which calendar could not be read, and reads the others', async () => {
      const { provider, connection } = counterpart
      const { start, end } = makeDraft()
      const answer = await provider.busy?.(connection, ['', 'nobody@accounts.example'], start, end)
      expect(answer?.busy.map(({ calendarId }) => calendarId)).toEqual([''])
      expect(answer?.failed).toEqual([
        { calendarId: 'nobody@accounts.example', error: expect.objectContaining({ kind: 'gone' }) },
      ])
    })
  })

  describe.each([
    ['the fake Google', fakeGoogle],
    ['the fake Microsoft', () => fakeMicrosoft()],
    ['the fake Zoom', fakeZoom],
  ])('%s', (_, start) => {
    let counterpart: Counterpart
    beforeAll(async () => {
      counterpart = await start()
    })
    afterAll(() => counterpart.stop())

    const create = (draft = makeDraft()) => counterpart.provider.create(counterpart.connection, '', draft)
    const cancel = (ref: EventRef) => counterpart.provider.cancel(counterpart.connection, ref, { notifies: true })
    const fail = (fault: Omit<Fault, 'provider'>) =>
      counterpart.fakes.fail({ provider: counterpart.provider.id as Fault['provider'], ...fault })
    const kindOf = (failure: Promise<unknown>) =>
      failure.then(
        () => 'nothing failed',
        (error) => error.kind,
      )

    it('makes a meeting with a link, changes it, cancels it, and knows when it is gone', async () => {
      const draft = makeDraft()
      const ref = await create(draft)
      expect(ref.joinUrl).toMatch(/^https:\/\/(meet\.google\.com|teams\.microsoft\.com|\w+\.zoom\.us)\//)
      const later = {
        ...draft,
        title: 'Later',
        start: draft.start + 3_600_000,
        end: draft.end + 3_600_000,
        sequence: 1,
      }
      const changed = await counterpart.provider.update(counterpart.connection, ref, later)
      expect(changed).toMatchObject({ id: ref.id, joinUrl: ref.joinUrl, password: ref.password })
      expect(await cancel(changed)).toBe('cancelled')
      expect(await cancel(changed)).toBe('already-gone')
      expect(await kindOf(counterpart.provider.update(counterpart.connection, ref, later))).toBe('gone')
    })

    it('makes one meeting of one key, even when the answer to the first try was lost', async () => {
      const before = counterpart.countEvents()
      const draft = makeDraft()
      fail({ kind: 'cut-after-success', method: 'POST' })
      expect(await kindOf(create(draft))).toBe('transient')
      const found = await counterpart.provider.find?.(counterpart.connection, draft)
      const ref = found ?? (await create(draft))
      expect(ref.joinUrl).not.toBeNull()
      expect(counterpart.countEvents()).toBe(before + 1)
      await cancel(ref)
    })

    it('finds nothing of a key that was never written', async () => {
      if (counterpart.provider.find)
        expect(await counterpart.provider.find(counterpart.connection, makeDraft())).toBeNull()
    })

    it('keeps a meeting whose link does not come, and brings the link when it is asked again', async () => {
      const draft = makeDraft()
      fail({ kind: 'no-link', method: 'POST' })
      const ref = await create(draft)
      expect(ref.joinUrl).toBeNull()
      expect(ref.id).not.toBe('')
      await cancel(ref)
    })

    it.each(KINDS)('%s is %s', async (kind, expected) => {
      const provider = kind === 'hang' ? counterpart.impatient : counterpart.provider
      fail({ kind })
      const draft = makeDraft({ wantsConference: false })
      expect(await kindOf(provider.create(counterpart.connection, '', draft))).toBe(expected)
    })

    it('is a conflict when somebody else changes it again and again', async () => {
      const draft = makeDraft()
      const ref = await create(draft)
      fail({ kind: 'precondition', method: 'PATCH', times: 2 })
      expect(await kindOf(counterpart.provider.update(counterpart.connection, ref, draft))).toBe('conflict')
      counterpart.fakes.clearFaults()
      await cancel(ref)
    })

    it('reads how long to wait, in seconds or as a date', async () => {
      fail({ kind: 'too-many', retryAfterSeconds: 30 })
      const error = await create().catch((caught) => caught)
      expect(error.retryAfterSeconds).toBeGreaterThanOrEqual(29)
      expect(error.retryAfterSeconds).toBeLessThanOrEqual(31)
    })

    it('says nothing of the provider, the token or the account in a message', async () => {
      fail({ kind: 'forbidden' })
      const error = await create().catch((caught) => caught)
      expect(error.message).toMatch(/^(Google|Microsoft|Zoom) answered [\w.]+ with \d{3}$/)
    })

    describe('with an access token that has ended', () => {
      beforeEach(() => counterpart.expireAccessTokens())

      it('renews once for calls side by side, and all of them succeed', async () => {
        const before = counterpart.countRenewals()
        const refs = await Promise.all(Array.from({ length: 8 }, () => create()))
        expect(counterpart.countRenewals()).toBe(before + 1)
        await Promise.all(refs.map(cancel))
      })

      it('tries a second time only, when the new one is refused as well', async () => {
        fail({ kind: 'unauthorized', times: 2 })
        expect(await kindOf(create())).toBe('needs-reauth')
      })
    })
  })
})
