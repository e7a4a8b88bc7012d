import { describe, expect, it } from 'vitest'
import { trimmed } from '@/lib/shared/text/text'
import { textsOf } from '@/messages'
import { check, checkTextsOf, sayCheck } from '@/messages/check'

const words = checkTextsOf(textsOf('en'))

describe('sayCheck', () => {
  it('makes a sentence of what a schema says', () => {
    const issue = trimmed(5000).safeParse('x'.repeat(5001)).error?.issues[0]
    expect(sayCheck(words, issue?.message ?? '')).toBe('Must be at most 5,000 characters')
    expect(sayCheck(words, check('fullNameRequired'))).toBe('Full name is required')
  })

  it('writes dates and times as their reader does', () => {
    const german = checkTextsOf(textsOf('de'))
    expect(sayCheck(words, check('tooEarly', { min: '2027-03-05' }))).toBe('March 5, 2027 is the earliest')
    expect(sayCheck(german, check('tooEarly', { min: '2027-03-05' }))).toContain('5. März 2027')
    expect(sayCheck(german, check('tooLate', { max: '17:30' }))).toContain('17:30')
    expect(sayCheck(words, check('tooLate', { max: 'noon' }))).toBe('noon is the latest')
  })

  it('leaves a sentence as it is', () => {
    expect(sayCheck(words, 'Name is taken: {max}')).toBe('Name is taken: {max}')
  })
})

describe('check', () => {
  it('asks for the values of its text', () => {
    const refused = [
      // @ts-expect-error: `max` is missing
      () => check('tooLong'),
      // @ts-expect-error: nothing to fill
      () => check('required', { max: 1 }),
      // @ts-expect-error: no such text
      () => check('tooBlue'),
    ]
    expect(refused).toHaveLength(3)
  })
})
