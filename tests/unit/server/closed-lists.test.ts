import { describe, expect, it } from 'vitest'
import { listsIn } from '@/scripts/closed-lists.mjs'

const membersIn = (text: string) => listsIn('some.ts', text).map(({ members }) => [...members])

describe('listsIn', () => {
  it.each([
    ['an array', `const PLACES = ['zoom', 'teams', 'meet']`],
    ['a union', `type Place = 'zoom' | 'teams' | 'meet' | null`],
    ['SQL', "const check = sql`place in ('zoom', 'teams', 'meet')`"],
    ['SQL among other conditions', "const check = sql`is_there and place in ('zoom', 'teams', 'meet') or is_free`"],
    ['an array in an expression', `const isVideo = ['zoom', 'teams', 'meet'].includes(place)`],
  ])('finds %s', (_, text) => {
    expect(membersIn(text)).toEqual([['zoom', 'teams', 'meet']])
  })

  it.each([
    ['of two texts', `type Hour = '12h' | '24h'`],
    ['of the columns that a type takes from another', `type Row = Pick<Meeting, 'id' | 'title' | 'status'>`],
    ['with anything but texts', `const parts = ['zoom', 'teams', place]`],
  ])('leaves out a list %s', (_, text) => {
    expect(membersIn(text)).toEqual([])
  })
})
