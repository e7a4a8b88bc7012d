import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withValues } from '@/lib/forms/questions/options'
import { cases } from '@/tests/support/cases'

describe('withValues', () => {
  it('derives a value from the label: lower case, spaces as underscores', () => {
    expect(withValues([{ label: 'Option 1' }, { label: 'Red  Wine' }, { label: '!?' }])).toEqual([
      { value: 'option_1', label: 'Option 1' },
      { value: 'red__wine', label: 'Red  Wine' },
      { value: '!?', label: '!?' },
    ])
  })

  it('keeps a value that is sent back, whatever the label has become, and gives none to two options', () => {
    const options = [{ label: 'Red' }, { value: 'red', label: 'Crimson' }, { value: 'red', label: 'Scarlet' }]
    expect(withValues(options).map(({ value }) => value)).toEqual(['red_2', 'red', 'scarlet'])
  })

  it('numbers what collides', () => {
    const labels = ['Same', 'same', 'SAME', 'Same 2'].map((label) => ({ label }))
    expect(withValues(labels).map(({ value }) => value)).toEqual(['same', 'same_2', 'same_3', 'same_2_2'])
  })

  it('never gives one value twice, nor an empty one, and changes nothing the second time', () => {
    const input = fc.record(
      {
        value: fc.constantFrom('a', 'a_2', 'b', '', '__proto__'),
        label: fc.constantFrom('A', 'a', 'B', 'a_2', '__proto__'),
      },
      { requiredKeys: ['label'] },
    )
    fc.assert(
      fc.property(fc.array(input, { maxLength: 8 }), (options) => {
        const valued = withValues(options)
        expect(new Set(valued.map(({ value }) => value)).size).toBe(options.length)
        expect(valued.every(({ value }) => value !== '')).toBe(true)
        expect(withValues(valued)).toEqual(valued)
      }),
      cases(),
    )
  })
})
