import { describe, expect, it } from 'vitest'
import { findWords } from '@/scripts/find-words.mjs'

const onScreen = (code: string) => findWords('components/example.tsx', code).map(({ words }) => words)
const inLib = (code: string) => findWords('lib/example.ts', code).map(({ words }) => words)

describe('findWords', () => {
  it('finds the text of an element, with its line', () => {
    expect(findWords('app/page.tsx', 'const screen = (\n  <p>No emails\n  yet</p>\n)')).toEqual([
      { line: 2, words: 'No emails yet' },
    ])
    expect(onScreen('<li>{isOpen ? "open" : t.closed} · {date}</li>')).toEqual(['open'])
  })

  it('finds attributes that people read', () => {
    expect(onScreen(`<input aria-label="name" placeholder={\`Ask \${host}\`} title={given ?? "none"} />`)).toEqual([
      'name',
      'Ask {}',
      'none',
    ])
  })

  it('finds sentences and single words wherever a screen keeps them', () => {
    expect(onScreen("toast({ title: 'Saved', description: say(t.x) })")).toEqual(['Saved'])
    expect(onScreen("const EMPTY = 'Nothing was saved'; const day = date || 'Recently'")).toEqual([
      'Nothing was saved',
      'Recently',
    ])
    expect(onScreen("export const metadata = { title: 'Settings' }")).toEqual(['Settings'])
  })

  it('finds what a schema says', () => {
    expect(inLib("z.string({ error: 'Required' }).min(1, 'Too short').max(9, check('tooLong', { max: 9 }))")).toEqual([
      'Required',
      'Too short',
    ])
  })

  it('finds sentences that lib makes', () => {
    expect(inLib(`return \`\${name} could not be reached.\``)).toEqual(['{} could not be reached.'])
    expect(inLib("const NOTES = { gone: 'No longer connected' }")).toEqual(['No longer connected'])
  })

  it('leaves code alone', () => {
    expect(
      onScreen('<a className="Grid of two" href="/Some where" rel="noopener noreferrer" id="x">{t.title}</a>'),
    ).toEqual([])
    expect(onScreen("'use client'\nimport x from 'A b c.'\nif (event.key === 'Escape') go('Enter')")).toEqual([])
    expect(onScreen('<input placeholder="https://example.com" data-kind="big" /> ')).toEqual([])
    expect(inLib("type Format = 'MMM D YYYY'; const format = 'MMM D YYYY'")).toEqual([])
  })

  it('leaves the log and errors alone, with what they are made of', () => {
    expect(inLib("log('mail_sent', { note: 'It has left.' }); throw new AppError('conflict', 'It is taken.')")).toEqual(
      [],
    )
    expect(inLib("const TAKEN = 'It is taken.'\nthrow new AppError('conflict', TAKEN)")).toEqual([])
    expect(
      inLib("refuse('It is taken.')\nfunction refuse(message: string) { throw new AppError('conflict', message) }"),
    ).toEqual([])
    expect(inLib("return invalidField('slug', 'It is taken.')")).toEqual([])
    expect(inLib("const TAKEN = 'It is taken.'\nreturn TAKEN")).toEqual(['It is taken.'])
  })
})
