import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FakeProviders } from '@/dev/fake-providers/fake-providers'
import { MICROSOFT_ACCOUNTS } from '@/dev/fake-providers/microsoft/microsoft'
import type { MicrosoftEvent } from '@/dev/fake-providers/microsoft/state'
import type { EventDraft, EventRef } from '@/lib/calendars/providers/provider'
import { type Counterpart, fakeMicrosoft } from '@/tests/support/calendars/counterparts'
import { makeDraft } from '@/tests/support/calendars/draft'

const TEAMS_LINK = /^https:\/\/teams\.microsoft\.com\//

describe('createMicrosoft', () => {
  describe('events at Microsoft', () => {
    let counterpart: Counterpart
    beforeAll(async () => {
      counterpart = await fakeMicrosoft()
    })
    afterEach(() => {
      state().teamsPendingLooks = 0
      state().repeats = 'named'
      state().invitations.length = 0
    })
    afterAll(() => counterpart.stop())

    const microsoft = () => (counterpart.fakes as FakeProviders).microsoft
    const state = () => microsoft().state
    const create = (draft: EventDraft, calendarId = '') =>
      counterpart.provider.create(counterpart.connection, calendarId, draft)
    const update = (ref: EventRef, draft: EventDraft) => counterpart.provider.update(counterpart.connection, ref, draft)
    const cancel = (ref: EventRef, notifies = true) =>
      counterpart.provider.cancel(counterpart.connection, ref, { notifies })
    const stored = ({ id }: EventRef) => state().findEvent('ada@accounts.example', id)?.event as MicrosoftEvent
    const change = (ref: EventRef, more: Partial<MicrosoftEvent>) =>
      state().put(microsoft().calendar(), { ...stored(ref), ...more })
    const mails = () => state().invitations.map(({ reason, to }) => [reason, to.join()])

    it('have Microsoft’s own id, UID and page', async () => {
      const draft = makeDraft()
      const ref = await create(draft)
      expect(ref).toMatchObject({ calendarId: '', icalUid: expect.stringMatching(/^04/), password: null })
      expect(ref.webLink).toMatch(/^https:\/\/outlook\.office365\.com\//)
      expect(stored(ref)).toMatchObject({ transactionId: draft.key, onlineMeetingProvider: 'teamsForBusiness' })
    })

    it('are found by the UID that another tool gave them, and keep their people', async () => {
      const uid = "b1'@Cal.com"
      const find = () => counterpart.provider.findByUid?.(counterpart.connection, '', uid)
      expect(await find()).toBeNull()
      const ref = await create(makeDraft())
      change(ref, { iCalUId: uid })
      expect(await find()).toMatchObject({ id: ref.id, icalUid: uid, calendarId: '' })
      await update(ref, makeDraft({ uid, attendees: [], notifies: false, title: 'Moved' }))
      expect(stored(ref)).toMatchObject({
        subject: 'Moved',
        attendees: [{ emailAddress: { address: 'vi@example.com' } }],
      })
      for (const more of [{ type: 'occurrence' as const }, { isOrganizer: false }]) {
        change(ref, more)
        expect(await find()).toBeNull()
        change(ref, { type: 'singleInstance', isOrganizer: true })
      }
      const twin = await create(makeDraft())
      change(twin, { iCalUId: uid })
      expect(await find()).toBeNull()
    })

    const REPEATS = ['answered', 'named', 'named-conflict', 'conflict'] as const

    it.each(REPEATS)('are one for one key, where a repeat is %s', async (repeats) => {
      state().repeats = repeats
      const draft = makeDraft()
      const before = microsoft().events().length
      const first = await create(draft)
      expect(await create(draft)).toMatchObject({ id: first.id, joinUrl: first.joinUrl })
      expect(await create({ ...draft, title: 'Otherwise', attendees: [], wantsConference: false })).toMatchObject({
        id: first.id,
      })
      expect(microsoft().events()).toHaveLength(before + 1)
    })

    it.each([
      ['by three days', '', 3],
      ['by half a year', '', 180],
      ['to another calendar', 'Projects', 0],
    ])('are found where Microsoft names no id and their owner moved them %s', async (_, calendar, days) => {
      state().repeats = 'conflict'
      state().pageSize = 2
      const draft = makeDraft()
      const first = await create(draft)
      const at = (instant: number) => ({
        dateTime: new Date(instant + days * 86_400_000).toISOString().slice(0, 19),
        timeZone: 'UTC',
      })
      const moved = { ...stored(first), start: at(draft.start), end: at(draft.end) }
      state().remove(microsoft().calendar(), first.id)
      state().put(microsoft().calendar(calendar || undefined), moved)
      expect(await create(draft)).toMatchObject({ id: first.id })
      state().pageSize = 500
    })

    it('are not made a second time where Microsoft knows them and shows them nowhere', async () => {
      state().repeats = 'conflict'
      const draft = makeDraft()
      const first = await create(draft)
      const event = stored(first)
      state().remove(microsoft().calendar(), first.id)
      const before = microsoft().events().length
      await expect(create(draft)).rejects.toMatchObject({ kind: 'conflict' })
      expect(microsoft().events()).toHaveLength(before)
      state().put(microsoft().calendar(), event)
      expect(await create(draft)).toMatchObject({ id: first.id })
    })

    it.each(['named', 'conflict'] as const)(
      'are not made a second time while looking for them fails: %s',
      async (repeats) => {
        state().repeats = repeats
        const draft = makeDraft()
        const first = await create(draft)
        const before = microsoft().events().length
        for (const call of ['events.get', 'calendarView.list'])
          counterpart.fakes.fail({ provider: 'microsoft', kind: 'server-error', call })
        await expect(create(draft)).rejects.toMatchObject({ kind: 'transient' })
        counterpart.fakes.clearFaults()
        expect(microsoft().events()).toHaveLength(before)
        expect(await create(draft)).toMatchObject({ id: first.id })
      },
    )

    it('are never another event than the transaction’s own', async () => {
      state().repeats = 'named'
      const draft = makeDraft()
      const first = await create(draft)
      const other = await create(makeDraft())
      state().transactions.set(`ada@accounts.example ${draft.key}`, other.id)
      expect(await create(draft)).toMatchObject({ id: first.id })
    })

    it('come back under their key after they were deleted and Microsoft says so', async () => {
      const draft = makeDraft()
      const first = await create(draft)
      await cancel(first)
      const second = await create(draft)
      expect(stored(second)).toMatchObject({ subject: draft.title, isCancelled: false })
      expect((await create(draft)).id).toBe(second.id)
    })

    it.each(REPEATS)('that replace another are one as well, where a repeat is %s', async (repeats) => {
      const draft = makeDraft()
      const first = await create(draft)
      await cancel(first)
      state().repeats = repeats
      const next = { ...draft, replaces: first.icalUid ?? '' }
      const second = await create(next)
      expect(second.id).not.toBe(first.id)
      expect((await create(next)).id).toBe(second.id)
    })

    it('wait a little for their Teams link', async () => {
      state().teamsPendingLooks = 2
      expect((await create(makeDraft())).joinUrl).toMatch(TEAMS_LINK)
    })

    it('stand without a link that takes longer, and have it when they are asked for again', async () => {
      state().teamsPendingLooks = 6
      const draft = makeDraft()
      expect((await create(draft)).joinUrl).toBeNull()
      state().teamsPendingLooks = 0
      expect((await create(draft)).joinUrl).toMatch(TEAMS_LINK)
    })

    it('never pass on a link to anywhere but Teams', async () => {
      const draft = makeDraft()
      const ref = await create(draft)
      change(ref, { onlineMeeting: { joinUrl: 'https://teams.microsoft.com.evil.example/x' } })
      expect((await update(ref, draft)).joinUrl).toBeNull()
    })

    it('get a Teams link when it is wanted later, and give nobody one that is not wanted any more', async () => {
      const draft = makeDraft({ wantsConference: false })
      const ref = await create(draft)
      expect(ref.joinUrl).toBeNull()
      const withLink = await update(ref, { ...draft, wantsConference: true })
      expect(withLink.joinUrl).toMatch(TEAMS_LINK)
      const without = await update(withLink, { ...draft, joinUrl: 'https://zoom.us/j/1' })
      expect(without.joinUrl).toBeNull()
      expect(stored(ref).location).toMatchObject({ displayName: 'https://zoom.us/j/1' })
    })

    it('stay online meetings when they are moved', async () => {
      const draft = makeDraft()
      const ref = await create(draft)
      const moved = await update(ref, {
        ...draft,
        title: 'Moved',
        description: 'Otherwise',
        start: draft.start + 60_000,
      })
      expect(moved.joinUrl).toBe(ref.joinUrl)
      expect(stored(ref)).toMatchObject({ subject: 'Moved', isOnlineMeeting: true })
    })

    it('take a new description where there is no online meeting', async () => {
      const draft = makeDraft({ wantsConference: false })
      const ref = await create(draft)
      await update(ref, { ...draft, description: 'Otherwise' })
      expect(stored(ref).bodyPreview).toBe('Otherwise')
    })

    it('keep what attendees answered, and rooms', async () => {
      const draft = makeDraft()
      const ref = await create(draft)
      const vi = {
        type: 'required',
        emailAddress: { name: 'Vi', address: 'VI@example.com' },
        status: { response: 'accepted' },
      }
      const room = { type: 'resource', emailAddress: { name: 'Room 1', address: 'room@accounts.example' } }
      const gone = { type: 'required', emailAddress: { name: 'Gone', address: 'gone@example.com' } }
      change(ref, { attendees: [vi, room, gone] as MicrosoftEvent['attendees'] })
      await update(ref, { ...draft, attendees: [...draft.attendees, { name: '', email: 'new@example.com' }] })
      expect(stored(ref).attendees).toEqual([
        room,
        vi,
        { type: 'required', emailAddress: { name: 'new@example.com', address: 'new@example.com' } },
      ])
    })

    it('have nobody on their list who may not be written to', async () => {
      const ref = await create(makeDraft({ notifies: false }))
      await cancel(ref, false)
      expect(mails()).toEqual([])
    })

    it('tell attendees when they are cancelled; those without any are deleted', async () => {
      await cancel(await create(makeDraft()))
      const lonely = await create(makeDraft({ attendees: [] }))
      expect(await cancel(lonely)).toBe('cancelled')
      expect(mails()).toEqual([
        ['made', 'vi@example.com'],
        ['cancelled', 'vi@example.com'],
      ])
    })

    it('that were cancelled in Outlook are gone', async () => {
      const draft = makeDraft()
      const ref = await create(draft)
      change(ref, { isCancelled: true })
      await expect(update(ref, draft)).rejects.toMatchObject({ kind: 'gone' })
    })

    it('are refused by a calendar that cannot be written to, and taken by another one', async () => {
      const birthdays = microsoft().calendar('Birthdays').entry.id
      const projects = microsoft().calendar('Projects').entry.id
      await expect(create(makeDraft(), birthdays)).rejects.toMatchObject({ kind: 'forbidden' })
      const ref = await create(makeDraft(), projects)
      expect(ref).toMatchObject({ calendarId: projects, joinUrl: expect.stringMatching(TEAMS_LINK) })
    })
  })

  describe('events of an account at home', () => {
    it('stand without a Teams link, and without asking for one', async () => {
      const home = await fakeMicrosoft(MICROSOFT_ACCOUNTS[2]?.email)
      const ref = await home.provider.create(home.connection, '', makeDraft())
      expect(ref.joinUrl).toBeNull()
      expect(home.countEvents()).toBe(1)
      const knowing = { ...home.connection, config: { canConference: false } }
      home.fakes.requests.splice(0)
      await home.provider.create(knowing, '', makeDraft())
      expect(home.fakes.requests.map(({ name }) => name)).toEqual(['events.create'])
      await home.stop()
    })
  })
})
