import { describe, expect, it } from 'vitest'
import { assignmentWords } from '@/lib/bookings/assignment-words'
import type { GroupAssignment, HostState, RankedHost } from '@/lib/shared/hosts'
import { textsOf } from '@/messages'

const host = (name: string, owed: number | null, state: HostState = 'free'): RankedHost => ({
  account: name,
  name,
  state,
  priority: 1,
  weight: 100,
  share: owed === null ? 0 : 0.5,
  owed,
})
const group = (chose: GroupAssignment['chose'], chosen: string[], ...ranking: RankedHost[]): GroupAssignment => ({
  group: 'Therapists',
  chose,
  chosen,
  ranking,
})
const say = (assignment: GroupAssignment[], language: 'en' | 'de' | 'tr' = 'en') =>
  assignmentWords(assignment, textsOf(language).part('meetingHosts'))

describe('assignmentWords()', () => {
  it.each([
    ['en', 'Ada was next: 0.75 due, Ben 0.5. Cem was away.'],
    ['de', 'An der Reihe war Ada: 0,75 offen, Ben 0,5. Cem war abwesend.'],
    ['tr', 'Sıra Ada adlı ev sahibindeydi: alacağı 0,75, Ben 0,5. Cem izinliydi.'],
  ] as const)('tells in %s who was next, and why others were not', (language, sentence) => {
    const fair = group('fair', ['Ada'], host('Ada', 0.75), host('Ben', 0.5), host('Cem', null, 'away'))
    expect(say([fair], language)).toEqual([sentence])
  })

  it('rounds what is owed, and tells those whom a booking would take later by their priority', () => {
    const fair = group('fair', ['Ada'], host('Ada', 1 / 3), host('Dan', null), host('Eve', null))
    expect(say([fair])).toEqual(['Ada was next: 0.33 due. Dan, Eve come after them.'])
  })

  it('tells several who were next', () => {
    const fair = group('fair', ['Ada', 'Ben'], host('Ada', 0.75), host('Ben', 0.5), host('Cem', -0.25))
    expect(say([fair])).toEqual(['Next were Ada 0.75, Ben 0.5, before Cem -0.25.'])
    expect(say([group('fair', ['Ada', 'Ben'], host('Ada', 1), host('Ben', 1))])).toEqual(['Next were Ada 1, Ben 1.'])
  })

  it('tells the other ways to choose, and names the groups of several', () => {
    const busy = [host('Cem', null, 'busy'), host('Dan', null, 'busy'), host('Eve', null, 'lost')]
    const order = group('order', ['Ada'], host('Ada', 0.5), host('Ben', 0.5), ...busy)
    expect(say([order, { ...group('all', ['Room'], host('Room', null)), group: 'Rooms' }])).toEqual([
      'Therapists: Ada was the first of the list who was free. Cem, Dan had other appointments. Eve was taken in the meantime.',
      'Rooms: Everybody of the group is needed.',
    ])
    expect(say([group('visitor', ['Ben'], host('Ben', 0.2), host('Ada', 0.8))])).toEqual(['The visitor chose Ben.'])
  })
})
