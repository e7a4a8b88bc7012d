import { describe, expect, it } from 'vitest'
import type { PlannedEvent } from '@/lib/calendars/events/event-plan'
import { isUpToDate, nextStep } from '@/lib/calendars/events/event-sync-step'
import { assignInviter, sortByUse } from '@/lib/calendars/events/inviting-calendar'

const event = (calendarId: string, role: PlannedEvent['role']): PlannedEvent => ({
  ...{ integrationId: 'one', calendarId, role, makesLink: false },
})
const stored = (calendarId: string, role: 'main' | 'copy', state: 'made' | 'failed' | 'cancelled' = 'made') => ({
  ...{ integrationId: 'one', calendarId, role, state, externalId: state === 'failed' ? null : 'x' },
})
const roles = (events: PlannedEvent[]) => events.map(({ calendarId, role }) => `${calendarId} ${role}`)
const plan = [event('a', 'main'), event('b', 'copy')]

describe('assignInviter', () => {
  describe('who invites', () => {
    it('is the main event of the plan, where nobody has invited yet', () => {
      expect(roles(assignInviter(plan, [], { areInvited: false }))).toEqual(['a main', 'b copy'])
    })

    it('stays the calendar that did, when the order of the calendars changes', () => {
      expect(roles(assignInviter(plan, [stored('a', 'copy'), stored('b', 'main')], { areInvited: true }))).toEqual([
        'a copy',
        'b main',
      ])
    })

    it('is another calendar once that one is not chosen any more', () => {
      expect(roles(assignInviter(plan, [stored('a', 'copy'), stored('c', 'main')], { areInvited: false }))).toEqual([
        'a main',
        'b copy',
      ])
    })

    it('is us for good where we have invited, before there was a calendar or after one was given up', () => {
      expect(roles(assignInviter(plan, [], { areInvited: true }))).toEqual(['a copy', 'b copy'])
      expect(roles(assignInviter(plan, [stored('a', 'copy', 'failed')], { areInvited: false }))).toEqual([
        'a copy',
        'b copy',
      ])
    })
  })
})

describe('inOrderOfUse', () => {
  describe('accounts', () => {
    it('are preferred that have the meeting already, and expired ones last', () => {
      const accounts = ['old', 'new', 'one'].map((id) => ({ id, isExpired: id === 'old' }))
      expect(sortByUse(accounts, [stored('a', 'main')]).map(({ id }) => id)).toEqual(['one', 'new', 'old'])
    })
  })
})

describe('nextStep', () => {
  describe('the next step of an event', () => {
    const row = {
      role: 'main',
      state: 'wanted',
      externalId: null,
      joinUrl: null,
      writtenSequence: null,
      error: null,
    } as const
    const made = { ...row, state: 'made', externalId: 'x', writtenSequence: 0 } as const
    const wanted = { role: 'main', sequence: 0, joinUrl: null, makesLink: false } as const
    const step = (of: Parameters<typeof nextStep>[0], want: Parameters<typeof nextStep>[1], retries = false) =>
      nextStep(of, want, { retries, isImported: false })

    it.each([
      ['a new one is made', row, wanted, 'create'],
      ['one that may have been made is looked for', { ...row, state: 'creating' as const }, wanted, 'look'],
      ['one whose call failed is looked for', { ...row, error: 'transient' }, wanted, 'look'],
      ['one that is as it should be is left alone', made, wanted, null],
      ['one of an earlier state is changed', made, { ...wanted, sequence: 1 }, 'update'],
      ['one without the link of another is changed', made, { ...wanted, joinUrl: 'https://zoom.us/j/1' }, 'update'],
      ['one that should have brought a link is asked again', made, { ...wanted, makesLink: true }, 'update'],
      ['one that was taken away is made again', { ...made, state: 'cancelled' as const }, wanted, 'create'],
      ['one that is not wanted is cancelled', made, null, 'cancel'],
      ['one that was never tried is forgotten', row, null, 'forget'],
      ['one that may be there is looked for and cancelled', { ...row, error: 'transient' }, null, 'look-and-cancel'],
      ['one that is cancelled stays so', { ...made, state: 'cancelled' as const }, null, null],
      ['one that failed for ever is left alone', { ...row, state: 'failed' as const, error: 'rejected' }, wanted, null],
    ] as const)('%s', (_, of, want, expected) => {
      expect(step(of, want)).toBe(expected)
      expect(isUpToDate(of, want ?? wanted) && want !== null).toBe(of === made && expected === null)
    })

    it('looks for one that another tool may have written before it is forgotten', () => {
      expect(nextStep(row, null, { retries: false, isImported: true })).toBe('look-and-cancel')
      expect(nextStep({ ...made, state: 'cancelled' }, null, { retries: false, isImported: true })).toBeNull()
    })

    it('is another try for one that failed for ever, when somebody asks', () => {
      expect(step({ ...row, state: 'failed', error: 'rejected' }, wanted, true)).toBe('look')
      expect(step({ ...made, state: 'failed', error: 'forbidden' }, null, true)).toBe('cancel')
    })
  })
})
