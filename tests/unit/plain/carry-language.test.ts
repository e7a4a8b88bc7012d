import { describe, expect, it } from 'vitest'
import { carryLanguage, languageToCarry } from '@/app/_plain/carry-language'

describe('carryLanguage', () => {
  it.each([
    [
      '<a class="x" href="/intro/times?date=2&amp;k=1#day">',
      '<a class="x" href="/intro/times?date=2&amp;k=1&amp;lang=ja#day">',
    ],
    ['<form method="post" action="/intro/times/1">', '<form method="post" action="/intro/times/1?lang=ja">'],
    [
      '<button type="submit" formAction="/intro/times/2">',
      '<button type="submit" formAction="/intro/times/2?lang=ja">',
    ],
  ])('lets %s ask for the language', (html, carried) => expect(carryLanguage(html, 'ja')).toBe(carried))

  it('gives a form that asks with its fields one more field', () => {
    expect(carryLanguage('<form action="/intro/times"><b>', 'ja')).toBe(
      '<form action="/intro/times?lang=ja"><input type="hidden" name="lang" value="ja"/><b>',
    )
  })

  it.each([
    '<a href="?lang=de">',
    '<a href="https://example.com/x">',
    '<a href="//example.com">',
    '<img src="/x">',
    '<p>href="/x"',
  ])('leaves %s alone', (html) => expect(carryLanguage(html, 'ja')).toBe(html))
})

describe('languageToCarry', () => {
  const carried = (query: string, cookie = '') => languageToCarry(new Headers({ cookie }), new URLSearchParams(query))

  it('is the one in the address, unless it is the choice that is kept', () => {
    expect(carried('lang=de')).toBe('de')
    expect(carried('lang=de', 'lang=fr')).toBe('de')
    expect(carried('lang=de', 'lang=de')).toBeNull()
    expect(carried('', 'lang=de')).toBeNull()
    expect(carried('lang=absurd')).toBeNull()
    expect(carried('date=2030-01-02')).toBeNull()
  })
})
