import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { GoogleEvent } from '@/dev/fake-providers/google/state'
import { toPlainDescription } from '@/lib/calendars/providers/plain-description'
import type { EventDraft, EventRef } from '@/lib/calendars/providers/provider'
import { type Counterpart, fakeGoogle } from '@/tests/support/calendars/counterparts'
import { makeDraft } from '@/tests/support/calendars/draft'

describe('createGoogle', () => {
  describe('events at Google', () => {
    let counterpart: Counterpart
    beforeAll(async () => {
      counterpart = await fakeGoogle()
    })
    afterEach(() => {
      google().state.meetPendingLooks = 0
      google().state.invitations.length = 0
    })
    afterAll(() => counterpart.stop())

    const google = () => (counterpart.fakes as NonNullable<Counterpart['fakes']>).google
    const create = (draft: EventDraft, calendarId = '') =>
      counterpart.provider.create(counterpart.connection, calendarId, draft)
    const update = (ref: EventRef, draft: EventDraft) => counterpart.provider.update(counterpart.connection, ref, draft)
    const stored = ({ id }: EventRef) =>
      google()
        .events()
        .find((event) => event.id === id) as GoogleEvent
    const change = (ref: EventRef, more: Partial<GoogleEvent>) => {
      const calendar = google().state.find('ada@accounts.example', 'primary')
      if (calendar) google().state.put(calendar, { ...stored(ref), ...more })
    }

    it('have an id that comes from the key, and the UID that Google gave them', async () => {
      const ref = await create(makeDraft({ key: '0F0E0D0C-0000-4000-8000-000000000001' }))
      expect(ref).toMatchObject({
        id: '0f0e0d0c000040008000000000000001',
        icalUid: `${ref.id}@google.com`,
        calendarId: '',
      })
      expect(ref.webLink).toMatch(/^https:\/\/www\.google\.com\/calendar\//)
    })

    it('are found by the UID that another tool gave them, and keep their people and their link', async () => {
      const uid = 'b1@Cal.com'
      const find = () => counterpart.provider.findByUid?.(counterpart.connection, '', uid)
      expect(await find()).toBeNull()
      const ref = await create(makeDraft())
      change(ref, { iCalUID: uid })
      expect(await find()).toMatchObject({ id: ref.id, icalUid: uid, calendarId: '' })
      await update(ref, makeDraft({ uid, attendees: [], wantsConference: false, title: 'Moved' }))
      expect(stored(ref)).toMatchObject({ summary: 'Moved', attendees: [{ email: 'vi@example.com' }] })
      expect(stored(ref).hangoutLink).toBeTruthy()
      for (const more of [{ recurrence: ['RRULE:FREQ=DAILY'] }, { organizer: { email: 'x@accounts.example' } }]) {
        const before = stored(ref)
        change(ref, more)
        expect(await find()).toBeNull()
        change(ref, { recurrence: undefined, organizer: before.organizer })
      }
      const twin = await create(makeDraft())
      change(twin, { iCalUID: uid })
      expect(await find()).toBeNull()
    })

    it('come back to life under their key after they were deleted', async () => {
      const draft = makeDraft()
      const first = await create(draft)
      google().removeEvent(first.id)
      const second = await create({ ...draft, title: 'Again' })
      expect(second.id).toBe(first.id)
      expect(stored(second)).toMatchObject({ status: 'confirmed', summary: 'Again' })
    })

    it('wait a little for their Meet link', async () => {
      google().state.meetPendingLooks = 2
      expect((await create(makeDraft())).joinUrl).toMatch(/^https:\/\/meet\.google\.com\//)
    })

    it('stand without a link that takes longer, and have it when they are asked for again', async () => {
      google().state.meetPendingLooks = 6
      const draft = makeDraft()
      expect((await create(draft)).joinUrl).toBeNull()
      expect((await create(draft)).joinUrl).toMatch(/^https:\/\/meet\.google\.com\//)
      expect(
        google()
          .events()
          .filter(({ id }) => id === draft.key.replaceAll('-', '')),
      ).toHaveLength(1)
    })

    it.each(['javascript:alert(1)', 'http://meet.google.com/abc', 'https://meet.google.com@evil.example/abc'])(
      'never pass on %s for a link',
      async (hangoutLink) => {
        const draft = makeDraft()
        const ref = await create(draft)
        change(ref, { hangoutLink, conferenceData: { entryPoints: [] } })
        expect((await update(ref, { ...draft, wantsConference: false })).joinUrl).toBeNull()
      },
    )

    it('lose their Meet link when it is not wanted any more, and get one when it is', async () => {
      const draft = makeDraft()
      const ref = await create(draft)
      const without = await update(ref, { ...draft, wantsConference: false, joinUrl: 'https://zoom.us/j/1' })
      expect(without.joinUrl).toBeNull()
      expect(stored(ref)).toMatchObject({ location: 'https://zoom.us/j/1' })
      expect((await update(without, draft)).joinUrl).toMatch(/^https:\/\/meet\.google\.com\//)
    })

    it('keep what attendees answered, and the owner’s own entry', async () => {
      const draft = makeDraft()
      const ref = await create(draft)
      change(ref, {
        attendees: [
          { email: 'ada@accounts.example', self: true, organizer: true, responseStatus: 'accepted' },
          { email: 'VI@example.com', responseStatus: 'accepted', comment: 'Looking forward' },
          { email: 'gone@example.com', responseStatus: 'needsAction' },
        ],
      })
      await update(ref, { ...draft, attendees: [...draft.attendees, { name: '', email: 'new@example.com' }] })
      expect(stored(ref).attendees).toEqual([
        { email: 'ada@accounts.example', self: true, organizer: true, responseStatus: 'accepted' },
        { email: 'vi@example.com', displayName: 'Vi', responseStatus: 'accepted', comment: 'Looking forward' },
        { email: 'new@example.com', responseStatus: 'needsAction' },
      ])
    })

    it('lose nothing that was answered between reading and writing', async () => {
      const draft = makeDraft()
      const ref = await create(draft)
      let calls = 0
      const { grants } = counterpart.connection
      const current = () => {
        calls += 1
        // The second call writes what the first has read.
        if (calls === 2) change(ref, { attendees: [{ email: 'vi@example.com', responseStatus: 'accepted' }] })
        return grants.current()
      }
      const connection = { grants: { current, renew: grants.renew.bind(grants) }, config: {} }
      await counterpart.provider.update(connection, ref, draft)
      expect(stored(ref).attendees).toMatchObject([{ email: 'vi@example.com', responseStatus: 'accepted' }])
    })

    it('are changed also when their owner changed them in between', async () => {
      const draft = makeDraft()
      const ref = await create(draft)
      counterpart.fakes.fail({ provider: 'google', kind: 'precondition', call: 'events.patch' })
      expect(await update(ref, { ...draft, title: 'Moved' })).toMatchObject({ id: ref.id })
      counterpart.fakes.fail({ provider: 'google', kind: 'precondition', call: 'events.patch', times: 2 })
      await expect(update(ref, draft)).rejects.toMatchObject({ kind: 'conflict' })
    })

    it('are written to attendees by Google only when it may', async () => {
      const draft = makeDraft()
      const ref = await create({ ...draft, notifies: false })
      expect(google().state.invitations).toEqual([])
      await update(ref, draft)
      await counterpart.provider.cancel(counterpart.connection, ref, { notifies: true })
      expect(google().state.invitations.map(({ reason, to }) => [reason, to.join()])).toEqual([
        ['changed', 'vi@example.com'],
        ['cancelled', 'vi@example.com'],
      ])
    })

    it('are refused by a calendar that cannot be written to', async () => {
      await expect(create(makeDraft(), 'holidays@group.calendar.google.com')).rejects.toMatchObject({
        kind: 'forbidden',
      })
      expect((await create(makeDraft(), 'family@group.calendar.google.com')).calendarId).toContain('family')
    })

    it('hold no more of a description than Google takes', async () => {
      const ref = await create(makeDraft({ description: 'x'.repeat(10_000) }))
      expect(stored(ref).description).toHaveLength(8191)
      const escaped = await create(makeDraft({ description: '<'.repeat(4_000) }))
      expect(stored(escaped).description).toMatch(/^(&#60;){1637,1638}…$/)
    })

    it('show what a person wrote as text, though Google reads descriptions as HTML', async () => {
      const description = 'Booked by: Vera <vera@example.com> & “friends”'
      const ref = await create(makeDraft({ description }))
      expect(stored(ref).description).not.toMatch(/[<>]/)
      expect(toPlainDescription(stored(ref).description ?? '')).toBe(description)
    })

    it('stand without a link in a calendar that may have none, and say that it will never come', async () => {
      const calendarId = 'no-meet@group.calendar.google.com'
      const conferenceProperties = { allowedConferenceSolutionTypes: [] }
      google().state.addCalendar('ada@accounts.example', { id: calendarId, accessRole: 'owner', conferenceProperties })
      const draft = makeDraft()
      expect(await create(draft, calendarId)).toMatchObject({ calendarId, joinUrl: null })
      await expect(create(draft, calendarId)).rejects.toMatchObject({ kind: 'rejected' })
      expect(google().events({ calendarId })).toHaveLength(1)
    })

    it('leave out an attendee whose address is none', async () => {
      const attendees = [
        { name: 'Room 4', email: 'room 4' },
        { name: '', email: 'vi@example.com' },
      ]
      const ref = await create(makeDraft({ attendees }))
      expect(stored(ref).attendees?.map(({ email }) => email)).toEqual(['vi@example.com'])
    })
  })
})
