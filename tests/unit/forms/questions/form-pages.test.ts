import { describe, expect, it } from 'vitest'
import { pagesToShow, toPages } from '@/lib/forms/questions/form-pages'
import { question } from '@/tests/support/factories/questions'

const NAME = question('name')
const TRIP = question('trip', 'page_break')
const CITY = question('city')
const NOTE = question('note', 'heading')
const END = question('end', 'page_break')

const idsOf = (pages: ReturnType<typeof toPages>) => pages.map(({ id, questions }) => [id, questions.map((q) => q.id)])

describe('toPages', () => {
  it('begins a page at each page break', () => {
    expect(idsOf(toPages([NAME, TRIP, CITY, NOTE, END]))).toEqual([
      ['', ['name']],
      ['trip', ['city', 'note']],
      ['end', []],
    ])
  })

  it('has no empty page before a break that comes first', () => {
    expect(idsOf(toPages([TRIP, CITY]))).toEqual([['trip', ['city']]])
    expect(idsOf(toPages([]))).toEqual([['', []]])
  })
})

describe('pagesToShow', () => {
  const pages = toPages([NAME, TRIP, CITY, NOTE, END])
  const shownWithout = (...ids: string[]) => pagesToShow(pages, new Set(ids)).map(({ id }) => id)

  it('leaves out a page whose questions are all hidden, whatever words stand there', () => {
    expect(shownWithout('city')).toEqual(['', 'end'])
    expect(shownWithout('name')).toEqual(['trip', 'end'])
  })

  it('keeps a page that asks nothing, until its words are hidden', () => {
    expect(shownWithout()).toEqual(['', 'trip', 'end'])
    expect(shownWithout('end')).toEqual(['', 'trip'])
  })

  it('has a page even if all is hidden', () => {
    expect(shownWithout('name', 'city', 'end')).toEqual([''])
  })
})
