import { describe, expect, it } from 'vitest'
import { toDrawableText } from '@/lib/meetings/visitor/drawable-text'

describe('toDrawableText', () => {
  it.each([
    ['Intro call', 'Intro call'],
    ['Größe, Çağrı & Łódź – “now”', 'Größe, Çağrı & Łódź – “now”'],
    ['Встреча', 'Встреча'],
    ['one\n two\u0000\tthree', 'one two three'],
  ])('keeps what the font can draw: %j', (text, drawn) => {
    expect(toDrawableText(text, 80)).toBe(drawn)
  })

  it('composes accents that stand apart', () => {
    expect(toDrawableText('Cafe\u0301', 80)).toBe('Café')
  })

  it('leaves out what it cannot: emoji and other scripts', () => {
    expect(toDrawableText('Chat 👩🏽‍🚀 now', 80)).toBe('Chat now')
    expect(toDrawableText('会議 🎉', 80)).toBe('')
  })

  it('ends a long text with an ellipsis, within its length', () => {
    expect(toDrawableText('abcd efgh', 9)).toBe('abcd efgh')
    expect(toDrawableText('abcd efghi', 6)).toBe('abcd…')
  })
})
