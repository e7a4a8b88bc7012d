import { describe, expect, it, vi } from 'vitest'
import { Fragment, jsx, type Props } from '@/components/visitor/early/html/jsx-runtime'
import { TextsProvider, useTexts } from '@/components/visitor/early/html/texts-provider'
import { toHtml } from '@/components/visitor/early/html/to-html'
import { textsOf } from '@/messages'

function Line({ text }: Props) {
  return jsx('li', { children: text })
}

function Reader() {
  return useTexts('timezones').locale
}

const write = (node: unknown) => toHtml(node, [])

describe('toHtml', () => {
  it('writes elements, components, lists and fragments as React does', () => {
    const list = jsx('ul', { children: [1, 2].map((number) => jsx(Line, { text: `no. ${number}` })) })
    expect(write(jsx(Fragment, { children: [list, false, null, undefined, 0] }))).toBe(
      '<ul><li>no. 1</li><li>no. 2</li></ul>0',
    )
  })

  it('escapes what users typed, in texts and attributes', () => {
    expect(write(jsx('p', { title: '"<&', children: '<b>&' }))).toBe('<p title="&quot;&lt;&amp;">&lt;b>&amp;</p>')
  })

  it('writes attributes by their HTML names, flags without a value, and states of ARIA with one', () => {
    const props = { className: 'a', tabIndex: -1, disabled: true, hidden: false, 'aria-pressed': false, id: undefined }
    expect(write(jsx('button', props))).toBe(
      '<button class="a" tabIndex="-1" disabled="" aria-pressed="false"></button>',
    )
  })

  it('keeps handlers and references apart, and says whose they are', () => {
    const onClick = vi.fn()
    const ref = { current: null }
    const live: Props[] = []
    const html = toHtml([jsx('a', { onClick }), jsx('b', {}), jsx('i', { ref })], live)
    expect(html).toBe('<a data-live="0"></a><b></b><i data-live="1"></i>')
    expect(live).toEqual([{ onClick }, { ref }])
  })

  it('gives the texts to what is inside', () => {
    const texts = textsOf('en').pick('timezones')
    expect(write(jsx(TextsProvider, { texts, children: jsx(Reader, {}) }))).toBe(texts.locale)
  })
})
