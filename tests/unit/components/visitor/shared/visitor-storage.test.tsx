// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetStale, recallFresh, rememberFor } from '@/components/visitor/shared/storage-with-expiry'
import { DAY_MS } from '@/lib/scheduling/units'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

describe('recallFresh', () => {
  it('gives back what was remembered until its end, and forgets it then', () => {
    rememberFor(DAY_MS, 'localStorage', 'form:a', 'one\n|two')
    later(DAY_MS - 1)
    expect(recallFresh('localStorage', 'form:a')).toBe('one\n|two')
    later(1)
    expect(recallFresh('localStorage', 'form:a')).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  it('knows nothing that has no end', () => {
    localStorage.setItem('slotform:form:a', '[]')
    expect(recallFresh('localStorage', 'form:a')).toBeNull()
  })
})

describe('forgetStale', () => {
  it('forgets what is past its end, gives an end to what has none, and leaves other names alone', () => {
    rememberFor(DAY_MS, 'localStorage', 'form:old', 'x')
    localStorage.setItem('slotform:timezone', 'UTC')
    localStorage.setItem('another-app', 'x')
    later(DAY_MS)
    rememberFor(DAY_MS, 'localStorage', 'form:new', 'x')
    localStorage.setItem('slotform:form:legacy', '[["q","typed"]]')
    forgetStale(DAY_MS, 'localStorage', 'form:')
    expect(Object.keys(localStorage).sort()).toEqual([
      'another-app',
      'slotform:form:legacy',
      'slotform:form:new',
      'slotform:timezone',
    ])
    expect(recallFresh('localStorage', 'form:legacy')).toBe('[["q","typed"]]')
    later(DAY_MS)
    forgetStale(DAY_MS, 'localStorage', 'form:')
    expect(Object.keys(localStorage).sort()).toEqual(['another-app', 'slotform:timezone'])
  })
})
