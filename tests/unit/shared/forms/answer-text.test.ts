import { describe, expect, it } from 'vitest'
import { answerTexts } from '@/lib/shared/forms/answer-text'

const options = [{ value: 'a', label: 'Apple' }]

const GERMAN = { locale: 'de-DE', t: { yes: 'Ja', no: 'Nein' } }

describe('answerTexts', () => {
  it('has the labels of options, and what is stored where there is none', () => {
    expect(answerTexts({ options }, ['a', 'b'])).toEqual(['Apple', 'b'])
    expect(answerTexts({ options }, 'a')).toEqual(['Apple'])
  })

  it('writes a number with the decimal sign of its reader, and with a point for programs', () => {
    expect(answerTexts({ options: [] }, 1234.5)).toEqual(['1234.5'])
    expect(answerTexts({ options: [] }, 1234.5, GERMAN)).toEqual(['1234,5'])
    expect(answerTexts({ options: [] }, '1.5 l', GERMAN)).toEqual(['1.5 l'])
  })
})
