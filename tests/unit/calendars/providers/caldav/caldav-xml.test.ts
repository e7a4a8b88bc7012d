import { describe, expect, it } from 'vitest'
import { parseXml, XmlBoundError, type XmlElement } from '@/lib/calendars/providers/caldav/xml'
import { toXml } from '@/lib/calendars/providers/caldav/xml-text'
import { inSlices } from '@/lib/calendars/providers/slices'

const parse = (text: string, endsAt = Date.now() + 10_000): Promise<XmlElement> =>
  inSlices(endsAt, (slices) => parseXml(text, slices))
const nested = (levels: number) => '<a>'.repeat(levels) + '</a>'.repeat(levels)
const attributes = (count: number) => `<a ${Array.from({ length: count }, (_, n) => `b${n}="1"`).join(' ')}/>`
const wide = (count: number) => `<a>${'<b/>'.repeat(count - 1)}</a>`

describe('parseXml', () => {
  describe('the reader of XML', () => {
    it('reads elements without prefixes, attributes, text, CDATA and entities, and skips the rest', async () => {
      const root = await parse(
        `\uFEFF<?xml version="1.0" encoding="utf-8"?>
      <!-- before --><d:a xmlns:d='DAV:' x = "1 &lt; 2"><?pi?><c:b-c>  one &#38; &#x74;wo<!-- x --><![CDATA[ &amp; <three>]]>&apos; </c:b-c><d:e/></d:a> <!-- after -->`,
      )
      expect(root).toMatchObject({ name: 'a', text: '' })
      expect([...root.attributes]).toEqual([
        ['xmlns:d', 'DAV:'],
        ['x', '1 < 2'],
      ])
      expect(root.children.map(({ name, text }) => [name, text])).toEqual([
        ['b-c', "one & two &amp; <three>'"],
        ['e', ''],
      ])
    })

    it('reads back what is written', async () => {
      const text = `a & b < c > "d" 'e'`
      const root = await parse(toXml('d:a', { _attributes: { x: text }, 'd:b': [text, 2], 'd:c': { _text: text } }))
      expect(root.attributes.get('x')).toBe(text)
      expect(root.children.map((child) => [child.name, child.text])).toEqual([
        ['b', text],
        ['b', '2'],
        ['c', text],
      ])
    })

    it.each([
      '',
      'text',
      '<a>',
      '<a></b>',
      '<a/><b/>',
      '<a/>text',
      '</a>',
      '<a b=1/>',
      '<a b="1" b="2"/>',
      '<a b="<"/>',
      '<a>&unknown;</a>',
      '<a>&#0;</a>',
      '<a>&#x110000;</a>',
      '<a>& </a>',
      '<a>&toString;</a>',
      '<a><!-- </a>',
      '<a><![CDATA[ </a>',
      '<!DOCTYPE a><a/>',
      '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
      '<a><!ELEMENT b></a>',
      '< a/>',
    ])('refuses %j', async (text) => {
      await expect(parse(text)).rejects.toBeInstanceOf(SyntaxError)
    })

    it.each([
      ['depth', nested(32), nested(33)],
      ['attributes', attributes(32), attributes(33)],
      ['elements', wide(50_000), wide(50_001)],
      ['comments', `<a>${'<!---->'.repeat(50_000)}</a>`, `<a>${'<!---->'.repeat(50_001)}</a>`],
    ])('has bounds of %s', async (_, most, more) => {
      expect(await parse(most)).toMatchObject({ name: 'a' })
      await expect(parse(more)).rejects.toBeInstanceOf(XmlBoundError)
    })

    it('lets others have their turn, and ends when its time is over', async () => {
      const text = wide(50_000)
      let turns = 0
      let isOver = false
      const count = () => {
        turns += 1
        if (!isOver) setImmediate(count)
      }
      setImmediate(count)
      await Promise.all([parse(text), parse(text), parse(text)])
      isOver = true
      expect(turns).toBeGreaterThan(5)
      await expect(parse(text, Date.now() - 1)).rejects.toBeInstanceOf(RangeError)
    })
  })
})
