import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Worded } from '@/messages/message'
import { sayNodes } from '@/messages/react/say-nodes'

const words = {
  when: 'From {from} at {time}',
  terms: 'Read <link>the terms of {name}</link> and <b>accept</b> them, {name}.',
  left: { one: '<b>{count}</b> place left', other: '<b>{count}</b> places left' },
} as const
const t = words as unknown as Worded<typeof words>

const bold = (inner: React.ReactNode) => <b>{inner}</b>

describe('sayNodes', () => {
  it('takes nodes as values', () => {
    const node = sayNodes('en-US', t.when, { from: 'a<b>@x', time: <time>10:00</time> })
    expect(renderToStaticMarkup(node)).toBe('From a&lt;b&gt;@x at <time>10:00</time>')
  })

  it('keeps the direction of texts and nodes in a language that is written from right to left', () => {
    const node = sayNodes('ar', t.when, { from: 'a@x.example', time: <time>10:00</time> })
    expect(renderToStaticMarkup(node)).toBe('From \u2068a@x.example\u2069 at \u2068<time>10:00</time>\u2069')
  })

  it('draws what stands inside tags, placeholders included', () => {
    const node = sayNodes('en-US', t.terms, {
      name: '<b>Ada</b>',
      b: bold,
      link: (inner) => <a href="/terms">{inner}</a>,
    })
    expect(renderToStaticMarkup(node)).toBe(
      'Read <a href="/terms">the terms of &lt;b&gt;Ada&lt;/b&gt;</a> and <b>accept</b> them, &lt;b&gt;Ada&lt;/b&gt;.',
    )
  })

  it('chooses a plural and formats its number', () => {
    expect(renderToStaticMarkup(sayNodes('en-US', t.left, { count: 1, b: bold }))).toBe('<b>1</b> place left')
    expect(renderToStaticMarkup(sayNodes('en-US', t.left, { count: 1500, b: bold }))).toBe('<b>1,500</b> places left')
  })

  it('asks for each tag', () => {
    // @ts-expect-error: `link` is missing
    const lacking = () => sayNodes('en-US', t.terms, { name: 'Ada', b: bold })
    expect(lacking).toBeTypeOf('function')
  })
})
