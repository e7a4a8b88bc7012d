import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Counterpart, fakeZoom } from '@/tests/support/calendars/counterparts'
import { makeDraft } from '@/tests/support/calendars/draft'

describe('createZoom', () => {
  describe('meetings at Zoom', () => {
    let counterpart: Counterpart
    beforeAll(async () => {
      counterpart = await fakeZoom()
    })
    afterAll(() => counterpart.stop())

    const zoom = () => (counterpart.fakes as NonNullable<Counterpart['fakes']>).zoom
    const create = (more: Parameters<typeof makeDraft>[0] = {}) =>
      counterpart.provider.create(counterpart.connection, '', makeDraft(more))
    const stored = ({ id }: { id: string }) =>
      zoom()
        .meetings.all()
        .find((meeting) => String(meeting.id) === id)

    it('bring link and password, and never the host’s own key', async () => {
      const ref = await create()
      expect(ref).toMatchObject({
        calendarId: '',
        etag: null,
        icalUid: null,
        webLink: null,
        password: stored(ref)?.password,
      })
      expect(JSON.stringify(ref)).not.toContain('zak')
    })

    it('last as many whole minutes as cover them', async () => {
      const { start } = makeDraft()
      expect(stored(await create({ start, end: start + 30 * 60_000 + 1 }))?.duration).toBe(31)
      expect(stored(await create({ start, end: start + 20_000 }))?.duration).toBe(1)
    })

    it('have a title and an agenda as long as Zoom takes, cut between characters', async () => {
      const meeting = stored(await create({ title: `${'a'.repeat(198)}😀😀`, description: 'b'.repeat(10_000) }))
      expect(meeting?.topic).toBe(`${'a'.repeat(198)}…`)
      expect(meeting?.agenda).toHaveLength(2000)
    })

    it.each([true, false])('are found by their key among many, with agendas in lists: %s', async (listsAgendas) => {
      zoom().meetings.listsAgendas = listsAgendas
      const draft = makeDraft({ description: 'c'.repeat(3000) })
      for (let count = 0; count < 5; count += 1) await create()
      const ref = await counterpart.provider.create(counterpart.connection, '', draft)
      expect(await counterpart.provider.find?.(counterpart.connection, draft)).toEqual(ref)
    })

    it('are not taken for ours when their host gave them another agenda', async () => {
      const draft = makeDraft()
      const ref = await counterpart.provider.create(counterpart.connection, '', draft)
      const meeting = stored(ref)
      if (meeting) meeting.agenda = 'Something else'
      expect(await counterpart.provider.find?.(counterpart.connection, draft)).toBeNull()
    })

    it('keep their mark when they are changed', async () => {
      const draft = makeDraft()
      const ref = await counterpart.provider.create(counterpart.connection, '', draft)
      await counterpart.provider.update(counterpart.connection, ref, { ...draft, description: 'Other words' })
      expect(stored(ref)?.agenda).toBe(`[slotform:${draft.key}]\n\nOther words`)
    })

    it('are rate-limited after a hundred writes a day', async () => {
      zoom().meetings.dailyLimit = 0
      await expect(create()).rejects.toMatchObject({ kind: 'rate-limited' })
      zoom().meetings.dailyLimit = 100
    })

    it('need a scope that was granted', async () => {
      const { accessToken } = zoom().issueGrant(undefined, ['user:read:user'])
      const grant = { kind: 'oauth' as const, accessToken, refreshToken: null, expiresAt: null }
      const connection = { grants: { current: async () => grant, renew: async () => grant }, config: {} }
      await expect(counterpart.provider.create(connection, '', makeDraft())).rejects.toMatchObject({
        kind: 'needs-reauth',
      })
    })
  })
})
