import { describe, expect, it, vi } from 'vitest'
import { Fragment, jsx, type Props } from '@/components/visitor/early/html/jsx-runtime'
import { createContext, useContext } from '@/components/visitor/early/html/react'
import { toHtml } from '@/components/visitor/early/html/to-html'

const Context = createContext('outside')

function Line({ text }: Props) {
  return jsx('li', { children: text })
}

function Reader() {
  return useContext(Context)
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

  it('gives a context to what is inside, and to nothing else', () => {
    const inside = jsx(Context, { value: 'inside', children: jsx(Reader, {}) })
    expect(write([inside, ' ', jsx(Reader, {})])).toBe('inside outside')
  })
})
