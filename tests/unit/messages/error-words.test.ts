import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '@/lib/shared/languages'
import { textsOf } from '@/messages'
import { check, checkTextsOf } from '@/messages/check'
import { errorWords } from '@/messages/error-words'

const english = textsOf('en')
const owners = { errors: english.part('apiErrors'), checks: checkTextsOf(english) }
const visitors = { errors: english.part('visitorErrors'), checks: english.part('visitorChecks') }
/** The same page in a language that has no words of its own here. */
const abroad = { ...visitors, checks: { ...visitors.checks, language: 'tr' as const } }

describe('errorWords', () => {
  it('says the sentence of the code, whatever the API says', () => {
    expect(errorWords({ code: 'slug_taken', message: 'X' }, owners)).toBe('This slug is already taken.')
    expect(errorWords({ code: 'already_cancelled', message: 'X' }, visitors)).toBe('This booking is already cancelled.')
    expect(errorWords({ code: 'limited', message: 'X' }, abroad)).toBe('Too many requests. Please try again later.')
  })

  it('says the check of a field with its values', () => {
    const mailLimit = { limit: 500, count: 2, left: 1, until: '2026-11-23 14:05 UTC' }
    expect(errorWords({ code: 'mail_limit', message: check('mailLimit', mailLimit) }, owners)).toBe(
      'Your account has reached its email limit: 500 until 2026-11-23 14:05 UTC. 1 left, and this needs 2 emails. Nothing was changed.',
    )
    expect(errorWords({ code: 'invalid_input', message: check('tooManyGuests', { max: 3 }) }, abroad)).toBe(
      'At most 3 guests',
    )
  })

  it('says in general that something is wrong where the page does not have the check', () => {
    expect(errorWords({ code: 'invalid_input', message: check('timezoneUnknown') }, visitors)).toBe('Invalid input')
    expect(errorWords({ message: 'check:{broken' }, visitors)).toBe('Invalid input')
    expect(errorWords({ message: 'check:{"name":"constructor"}' }, visitors)).toBe('Invalid input')
  })

  it('says each code that a visitor can meet in each language, and never the English of the API', () => {
    for (const language of LANGUAGE_CODES.filter((code) => code !== 'en')) {
      const texts = textsOf(language)
      const known = { errors: texts.part('visitorErrors'), checks: texts.part('visitorChecks') }
      for (const [code, sentence] of Object.entries(english.t.visitorErrors)) {
        const said = errorWords({ code, message: sentence }, known)
        expect(said, `${language} ${code}`).toBeTruthy()
        expect(said, `${language} ${code}`).not.toBe(sentence)
      }
      expect(errorWords({ code: 'new', message: 'In English' }, known)).toBeUndefined()
    }
  })

  it('repeats English of an unknown code in English only', () => {
    expect(errorWords({ code: 'new', message: 'In English' }, visitors)).toBe('In English')
    expect(errorWords({ code: 'constructor', message: 'In English' }, abroad)).toBeUndefined()
    expect(errorWords({ message: '' }, visitors)).toBeUndefined()
  })
})
