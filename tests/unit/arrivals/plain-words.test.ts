import { describe, expect, it } from 'vitest'
import { toPlainWords } from '@/lib/arrivals/plain-words'
import { startProcessorTime } from '@/tests/support/processor-time'

const LONG = 100_000

describe('toPlainWords', () => {
  it('keeps the words of Markdown and HTML, and the addresses of links', () => {
    expect(toPlainWords('# Hello **you** and *me*, [see](https://a.example/b) ![logo](l.png)').text).toBe(
      'Hello you and me, see (https://a.example/b) logo',
    )
    expect(toPlainWords('<p title="x">One<br>two &amp; <b>three</b></p>')).toEqual({
      text: 'One\ntwo & three',
      isChanged: true,
    })
  })

  it.each(['<a', '<br ', '![', '[a](x', '[', '**a ', '*a ', '# '])(
    'takes time in proportion to a text of %j',
    (part) => {
      const used = startProcessorTime()
      toPlainWords(part.repeat(LONG / part.length))
      expect(used()).toBeLessThan(1_000)
    },
  )
})
