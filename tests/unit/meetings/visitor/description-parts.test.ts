import { describe, expect, it } from 'vitest'
import { isLongOnPhone, splitDescription } from '@/lib/meetings/visitor/description-parts'

describe('splitDescription', () => {
  it('leaves a short description whole, its line breaks kept', () => {
    expect(splitDescription('One.\nTwo.\n')).toEqual({ opening: 'One.\nTwo.', rest: '' })
  })

  it('does not unfold for a few words more', () => {
    const text = 'word '.repeat(75).trim()
    expect(splitDescription(text)).toEqual({ opening: text, rest: '' })
  })

  it('cuts a long one between words and loses none of them', () => {
    const text = 'word '.repeat(400).trim()
    const { opening, rest } = splitDescription(text)
    expect(opening.length).toBeLessThanOrEqual(320)
    expect(`${opening} ${rest}`).toBe(text)
  })

  it('prefers the end of a paragraph', () => {
    const first = 'a'.repeat(250)
    expect(splitDescription(`${first}\n${'b '.repeat(300)}`).opening).toBe(first)
  })

  it('cuts one endless word where it must', () => {
    expect(splitDescription('x'.repeat(1000)).opening).toHaveLength(320)
  })
})

describe('isLongOnPhone', () => {
  it('counts lines, and how often each of them breaks', () => {
    expect(isLongOnPhone('One.\nTwo.\nThree.')).toBe(false)
    expect(isLongOnPhone('One.\n\nTwo.\nThree.')).toBe(true)
    expect(isLongOnPhone('a'.repeat(135))).toBe(false)
    expect(isLongOnPhone('a'.repeat(136))).toBe(true)
  })
})
