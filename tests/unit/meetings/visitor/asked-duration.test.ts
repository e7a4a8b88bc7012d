import { describe, expect, it } from 'vitest'
import { askedDuration } from '@/lib/meetings/visitor/asked-duration'

describe('askedDuration', () => {
  const page = { duration: 30, durations: [15, 30, 45] }

  it.each([
    ['?duration=45', 45],
    ['?name=Ada&duration=15', 15],
    ['', 30],
    ['?duration=20', 30],
    ['?duration=045', 30],
    ['?duration=4.5e1', 30],
    ['?duration=', 30],
    ['?duration=constructor', 30],
  ])('reads %j as %i', (query, expected) => {
    expect(askedDuration(page, query)).toBe(expected)
  })

  it('names none for a page with a single duration', () => {
    expect(askedDuration({ duration: 30, durations: [30] }, '?duration=45')).toBeUndefined()
  })
})
