import { describe, expect, it } from 'vitest'
import { detectOwnerEdit, finderOf } from '@/lib/calendars/feeds/detect-owner-edit'
import type { SeenEvent } from '@/lib/calendars/providers/provider'
import { HOUR_MS } from '@/lib/scheduling/units'
import { seenEvent } from '@/tests/support/calendars/seen-event'

const written = { start: 1_000 * HOUR_MS, end: 1_001 * HOUR_MS }
const seen = (fields: Partial<SeenEvent> = {}) => seenEvent({ ...written, ...fields })

describe('detectOwnerEdit', () => {
  describe('an event of ours, as it is seen in its calendar,', () => {
    it('is deleted when it is missing, or known as cancelled, with or without the rest of it', () => {
      for (const event of [null, { id: 'x', isCancelled: true as const }, seen({ isCancelled: true })]) {
        expect(detectOwnerEdit(written, event)).toEqual({ kind: 'deleted' })
      }
    })

    it('is as it was written while its times are, whatever else was changed', () => {
      const changes = [{ title: 'Other' }, { description: 'x' }, { isFree: true }, { attendees: ['new@example.com'] }]
      for (const change of changes) expect(detectOwnerEdit(written, seen(change))).toEqual({ kind: 'none' })
    })

    it('is moved when it starts or ends at another time', () => {
      const end = written.end + HOUR_MS
      expect(detectOwnerEdit(written, seen({ end }))).toEqual({
        kind: 'moved',
        start: written.start,
        end,
        isWholeDays: false,
      })
      expect(detectOwnerEdit(written, seen({ start: 1, end: 2 }))).toMatchObject({ kind: 'moved', start: 1, end: 2 })
    })

    it('has no time that a meeting could have when it lasts whole days, or no time at all', () => {
      expect(detectOwnerEdit(written, seen({ start: 0, end: 24 * HOUR_MS, isAllDay: true }))).toMatchObject({
        isWholeDays: true,
      })
      expect(detectOwnerEdit(written, seen({ end: written.start }))).toMatchObject({ kind: 'moved', isWholeDays: true })
    })
  })

  describe('an event of ours', () => {
    const row = { externalId: '/ada@x/key.ics', icalUid: 'key@host' }

    it('is found by its id, of which the later one counts', () => {
      const [early, late] = [seen({ id: row.externalId, start: 1 }), seen({ id: row.externalId, start: 2 })]
      expect(finderOf([early, late])(row)).toBe(late)
      expect(finderOf([{ id: row.externalId, isCancelled: true }])(row)).toMatchObject({ isCancelled: true })
    })

    it('is found by its UID where its address is written in another way', () => {
      const other = seen({ id: '/ada%40x/key.ics', icalUid: row.icalUid })
      expect(finderOf([other, seen({ icalUid: null })])(row)).toBe(other)
      expect(finderOf([seen({ id: 'y', icalUid: 'other@host' })])(row)).toBeNull()
    })

    it('is several when somebody has made it repeat', () => {
      const times = ['1', '2'].map((day) => seen({ id: `/ada@x/key.ics#${day}`, icalUid: row.icalUid }))
      expect(finderOf(times)(row)).toBe('several')
    })
  })
})
