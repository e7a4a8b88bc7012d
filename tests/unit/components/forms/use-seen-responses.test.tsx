// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useSeenResponses, useUnseenCount } from '@/components/forms/use-seen-responses'
import type { Form } from '@/lib/forms/form'
import { FEEDBACK } from '@/tests/support/factories/feedback'
import { cleanup, renderHook } from '../../../support/screens/testing'

const [FIRST, SECOND, THIRD] = ['01', '02', '03'].map((day) => `2026-06-${day}T09:00:00.000Z`)
const formOf = (responseCount: number, newCount = 0): Form => ({ ...FEEDBACK, responseCount, newCount })

function visit(form: Form, newest: string | undefined) {
  const { result, unmount } = renderHook(() => useSeenResponses(form, newest))
  const { current } = result
  unmount()
  return current
}
const unseen = (form: Form) => renderHook(() => useUnseenCount(form)).result.current

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('useSeenResponses', () => {
  it('gives the newest response of the visit before, and none at the first one', () => {
    expect(visit(formOf(1), FIRST)).toBeNull()
    expect(visit(formOf(3), THIRD)).toBe(FIRST)
    expect(visit(formOf(3), THIRD)).toBe(THIRD)
  })

  it('keeps what it gave while more comes', () => {
    visit(formOf(1), FIRST)
    const { result, rerender } = renderHook(({ form, newest }) => useSeenResponses(form, newest), {
      initialProps: { form: formOf(2), newest: SECOND },
    })
    rerender({ form: formOf(3), newest: THIRD })
    expect(result.current).toBe(FIRST)
    expect(unseen(formOf(4))).toBe(1)
  })

  it('waits until the list is read', () => {
    visit(formOf(1), FIRST)
    expect(visit(formOf(2), undefined)).toBeNull()
    expect(unseen(formOf(2))).toBe(1)
  })
})

describe('useUnseenCount', () => {
  it('counts what came since the visit, and what is new where there was none', () => {
    expect(unseen(formOf(5, 2))).toBe(2)
    visit(formOf(5, 2), SECOND)
    expect(unseen(formOf(5, 2))).toBe(0)
    expect(unseen(formOf(7, 4))).toBe(2)
    expect(unseen(formOf(4, 1))).toBe(0)
  })
})
