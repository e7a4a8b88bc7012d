import { describe, expect, it } from 'vitest'
import { danglingCommentsIn } from '@/scripts/comment-openings.mjs'

describe('danglingCommentsIn', () => {
  it.each([
    ['/** What is read. */'],
    ['// Where it is.'],
    ['  # Who runs this.'],
    ['/**\n * Which rows these are.\n */'],
    ['{/* Of the page. */}'],
  ])('finds %j', (text) => {
    expect(danglingCommentsIn(`\n${text}`)).toHaveLength(1)
  })

  it('gives the number of the line', () => {
    expect(danglingCommentsIn('const one = 1\n// How it is done.\n')).toEqual([2])
  })

  it.each([
    ['/** Returns what is read. */'],
    ['// Whatever comes is kept.'],
    ['/**\n * The rows of a page say\n * what is read.\n * How long is in the limits.\n */'],
    ["const text = 'What now?'"],
  ])('leaves %j', (text) => {
    expect(danglingCommentsIn(text)).toEqual([])
  })
})
