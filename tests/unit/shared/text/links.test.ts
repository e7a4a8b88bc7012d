import { describe, expect, it } from 'vitest'
import { splitLinks } from '@/lib/shared/text/links'
import { startProcessorTime } from '@/tests/support/processor-time'

const linksOf = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? [])

describe('splitLinks', () => {
  it('finds web addresses, and loses nothing of the text around them', () => {
    const text = 'See https://example.com/a?b=1#c, or\nhttp://example.org.'
    expect(linksOf(text)).toEqual(['https://example.com/a?b=1#c', 'http://example.org'])
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })

  it('leaves signs of the sentence outside, and brackets that are the address’s own inside', () => {
    expect(linksOf('(https://example.com/a)')).toEqual(['https://example.com/a'])
    expect(linksOf('(see https://en.example.org/wiki/A_(letter))!')).toEqual(['https://en.example.org/wiki/A_(letter)'])
    expect(linksOf('“https://example.com/”…')).toEqual(['https://example.com/'])
  })

  it('makes no link of other schemes, nor of what is no address', () => {
    expect(linksOf('javascript:alert(1) data:text/html,x www.example.com https:// http://:80')).toEqual([])
  })

  it.each([
    ['انظر https://example.com/a، ثم https://example.com/b؛ أو https://example.com/c؟', 3],
    ['詳細はhttps://example.com/a。次はhttps://example.com/b、「https://example.com/c」です', 3],
    ['https://example.com/aをご覧ください（https://example.com/b）。https://example.com/cへ', 3],
    ['请看https://example.com/a，或者https://example.com/b；还有https://example.com/c！', 3],
  ])('ends before the signs and letters of the sentence in %j', (text, count) => {
    const expected = ['a', 'b', 'c'].slice(0, count).map((page) => `https://example.com/${page}`)
    expect(linksOf(text)).toEqual(expected)
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })

  it('keeps letters that belong to an address', () => {
    expect(linksOf('https://example.com/straße/ümlaut?q=a%20b')).toEqual(['https://example.com/straße/ümlaut?q=a%20b'])
  })

  it.each([')', '.', ').'])('takes time in proportion to an address that ends with %j again and again', (sign) => {
    const used = startProcessorTime()
    expect(linksOf(`https://example.com/a${sign.repeat(10_000 / sign.length)}`)).toEqual(['https://example.com/a'])
    expect(linksOf(`https://example.com/a${sign.repeat(10_000 / sign.length)}b`)).toHaveLength(1)
    expect(used()).toBeLessThan(200)
  })
})
