import { describe, expect, it } from 'vitest'
import { peopleList } from '@/lib/mail/event-parts'

describe('peopleList', () => {
  it('keeps names apart where the language reads from right to left', () => {
    expect(peopleList(['Ada', 'ليلى'], 'ar')).toBe('\u2068Ada\u2069، \u2068ليلى\u2069')
    expect(peopleList(['Ada', 'ليلى'], 'de')).toBe('Ada, ليلى')
    expect(peopleList(['Ada', '花子'], 'ja')).toBe('Ada、花子')
  })
})
