import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hasArabic, hasJapanese, toDrawableText } from '@/lib/meetings/visitor/drawable-text'
import { readTranslation } from '@/messages/translations'

const ja = readTranslation('ja')

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

  it('keeps Japanese words of which the Japanese font has all letters', () => {
    const letters = new Set(readFileSync('assets/fonts/noto-japanese.txt', 'utf8').trim())
    expect(toDrawableText('初回相談（オンライン） 30分', 80, letters)).toBe('初回相談（オンライン） 30分')
    expect(toDrawableText('Ada の面談・憂鬱', 80, letters)).toBe('Ada')
    expect(toDrawableText('相談 🎉', 80, letters)).toBe('相談')
  })

  it('keeps Arabic words with Latin ones and the marks of direction among them', () => {
    expect(toDrawableText('استشارة أولى مع Dr. Ada 🎉', 80)).toBe('استشارة أولى مع Dr. Ada')
    expect(toDrawableText('\u206830\u2069 دقيقة', 80)).toBe('\u206830\u2069 دقيقة')
    expect(toDrawableText('\u206830\u2069 min', 80)).toBe('30 min')
  })
})

describe('hasJapanese', () => {
  it.each([
    ['Intro call', false],
    ['مكالمة', false],
    ['30分', true],
    ['カナ', true],
  ])('tells of %s: %s', (text, is) => expect(hasJapanese(text)).toBe(is))
})

describe('hasArabic', () => {
  it.each([
    ['Intro call', false],
    ['30分', false],
    ['مكالمة', true],
    ['Dr. Ada · استشارة', true],
  ])('tells of %s: %s', (text, is) => expect(hasArabic(text)).toBe(is))
})

describe('noto-japanese.txt', () => {
  it.each([
    ['booking', ja.booking.preview.title, ja.booking.preview.call],
    ['form', ja.form.preview.title, ja.form.preview.call],
    ['profile', ja.profile.preview.call, ja.profile.preview.formsCall],
  ])('has each letter of the previews of a %s', (_, ...words) => {
    const letters = new Set(readFileSync('assets/fonts/noto-japanese.txt', 'utf8').trim())
    expect([...words.join('')].filter((letter) => !letters.has(letter))).toEqual([])
  })
})
