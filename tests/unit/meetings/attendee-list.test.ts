import { describe, expect, it } from 'vitest'
import { addAttendees, isAddress, splitFinished } from '@/lib/meetings/attendee-list'

describe('addAttendees', () => {
  it.each([
    ['a@x.com, b@y.com', ['a@x.com', 'b@y.com']],
    ['a@x.com;b@y.com\nc@z.com\td@z.com', ['a@x.com', 'b@y.com', 'c@z.com', 'd@z.com']],
    ['a@x.com b@y.com', ['a@x.com', 'b@y.com']],
    ['Ada Lovelace <ada@x.com>, "Bob" < bob@y.com >', ['ada@x.com', 'bob@y.com']],
    ['Ada Lovelace', ['Ada Lovelace']],
    [' , ;\n', []],
  ])('makes of %j the entries %j', (text, entries) => {
    expect(addAttendees([], text)).toEqual(entries)
  })

  it('folds duplicates, in any case, and keeps the first spelling', () => {
    expect(addAttendees(['Ada@x.com'], 'ada@X.com, b@y.com, B@y.com')).toEqual(['Ada@x.com', 'b@y.com'])
  })

  it('tells what is finished from what is still being typed', () => {
    expect(splitFinished('a@x.com')).toEqual({ finished: '', rest: 'a@x.com' })
    expect(splitFinished('a@x.com, b@y.com, c')).toEqual({ finished: 'a@x.com, b@y.com,', rest: ' c' })
  })

  it('knows what can be written to', () => {
    expect(['a@x.com', 'Ada', 'a@x'].map(isAddress)).toEqual([true, false, false])
  })
})
