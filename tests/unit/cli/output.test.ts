import { describe, expect, it } from 'vitest'
import { inline, plain, show, toTable } from '@/cli/output'
import { fakeIo } from '../../support/cli'

describe('inline', () => {
  it('keeps what moves the cursor or reorders a line out of strangers’ text', () => {
    expect(inline('\u001b[2JVera\r\nVisitor\u202e!\u0007')).toBe('[2JVera Visitor !')
    expect(plain('one\u001b[1A\ntwo')).toBe('one [1A\ntwo')
  })
})

describe('toTable', () => {
  it('aligns columns, counts characters as people see them and leaves no white space at the ends', () => {
    const table = toTable(
      ['NAME', 'CITY'],
      [
        ['Zoë', 'Köln'],
        ['👩‍👩‍👧', 'Rome'],
        ['Ada Lovelace', ''],
      ],
    )
    expect(table.split('\n')).toEqual([
      'NAME          CITY',
      'Zoë           Köln',
      '👩‍👩‍👧             Rome',
      'Ada Lovelace',
    ])
  })
})

describe('show', () => {
  const shown = (options: { json?: boolean }, text: string | null) => {
    const { io, written } = fakeIo()
    show(io, options, { data: [], text, ifNone: 'Nothing yet.' })
    return written
  }

  it('prints text for people, and JSON for programs', () => {
    expect(shown({}, 'one\ntwo')).toEqual({ out: 'one\ntwo\n', err: '' })
    expect(shown({ json: true }, 'one')).toEqual({ out: '[]\n', err: '' })
  })

  it('says beside the data that there is nothing', () => {
    expect(shown({}, null)).toEqual({ out: '', err: 'Nothing yet.\n' })
    expect(shown({ json: true }, null)).toEqual({ out: '[]\n', err: '' })
  })
})
