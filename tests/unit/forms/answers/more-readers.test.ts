import { describe, expect, it } from 'vitest'
import { checkAnswers } from '@/lib/forms/answers/check-answers'
import { consentVersion } from '@/lib/forms/answers/consent-version'
import { FULL_KIT } from '@/lib/forms/answers/full-kit'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import { question } from '@/tests/support/factories/questions'

const labelled = (...values: string[]) => values.map((value) => ({ value, label: value.toUpperCase() }))
const STATEMENT = 'I agree to the terms.'
const consent = { agreed: true, text: STATEMENT, version: consentVersion(STATEMENT) }
const settings = {
  statement: STATEMENT,
  from: 0,
  to: 10,
  rows: labelled('price', 'food'),
  columns: labelled('bad', 'good'),
}
const address = { line1: 'Elm Street 1', city: 'Berlin' }
const FILE = '7f0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11'

function read(type: QuestionType, value: unknown, fields: object = {}) {
  const asked = question('q', type, { settings, ...fields })
  const { answers, issues } = checkAnswers([asked], [], new Map([['q', value]]), '.', FULL_KIT)
  return issues.length > 0 ? 'refused' : answers.get('q')
}

describe('ALL_READERS', () => {
  it.each<[QuestionType, unknown, unknown]>([
    ['date', ' 2028-02-29 ', '2028-02-29'],
    ['date', '٢٠٢٨-٠٢-٢٩', '2028-02-29'],
    ['date', '1000-01-01', '1000-01-01'],
    ['date', '9999-12-31', '9999-12-31'],
    ['time', '00:00', '00:00'],
    ['time', '23:59:00', '23:59'],
    ['phone', '+49 (0) 30 / 123-45.67', '+49301234567'],
    ['phone', '0049 30 1234567', '+49301234567'],
    ['phone', '\u202a+1 415\u2011555\u20112671\u202c', '+14155552671'],
    ['phone', '＋８１ ９０－１２３４－５６７８', '+819012345678'],
    ['phone', '＋８１（０）９０ー１２３４ー５６７８', '+819012345678'],
    ['email', ' ｊａｎｅ＋ｔｅｓｔ＠ｅｘａｍｐｌｅ．ｃｏｍ ', 'jane+test@example.com'],
    ['number', '－４２．５', -42.5],
    ['number', '−42,5', -42.5],
    ['date', '２０２８－０２－２９', '2028-02-29'],
    ['time', '２３：５９', '23:59'],
    ['scale', '１０', 10],
    ['url', ' https://example.com/a?b=c#d ', 'https://example.com/a?b=c#d'],
    ['url', 'ｈｔｔｐｓ：／／ｅｘａｍｐｌｅ．ｃｏｍ／ａ－ｂ', 'https://example.com/a-b'],
    ['url', 'https://例え.jp/コーヒー？', 'https://例え.jp/コーヒー？'],
    ['text', '１丁目－２', '１丁目－２'],
    ['yes_no', true, true],
    ['yes_no', 'false', false],
    ['consent', true, consent],
    ['consent', 'true', consent],
    ['consent', { agreed: true }, consent],
    ['consent', consent, consent],
    ['scale', 0, 0],
    ['scale', '10', 10],
    ['ranking', ['blue', 'red', 'green'], ['blue', 'red', 'green']],
    ['matrix', { price: 'good', food: ' bad ' }, { price: 'good', food: 'bad' }],
    ['matrix', { food: 'bad', price: '' }, { food: 'bad' }],
    ['address', { ...address, country: 'de', line2: ' ' }, { ...address, country: 'DE' }],
    [
      'address',
      { ...address, line1: '神宮前１－２', postalCode: '１５０－０００１' },
      { ...address, line1: '神宮前１－２', postalCode: '150-0001' },
    ],
    ['file', [FILE.toUpperCase()], [FILE]],
    ['hidden', ' spring ', 'spring'],
  ])('reads %s %j as %j', (type, value, stored) => {
    expect(read(type, value)).toEqual(stored)
  })

  it('reads a code in wide letters as the plain one that its pattern asks for', () => {
    const patterned = { validation: { pattern: '^[A-Z]{2}-\\d{3}$' } }
    expect(read('text', 'ＡＢ－１２３', patterned)).toBe('AB-123')
    expect(read('text', 'AB-123', patterned)).toBe('AB-123')
    expect(read('text', 'ＡＢ－１２', patterned)).toBe('refused')
  })

  it.each<[QuestionType, unknown[]]>([
    ['date', ['2027-02-29', '0999-01-01', '2027-13-01', '27-01-01', '2027-01-01T00:00Z', 5, {}]],
    ['time', ['24:00', '9:30', '09:60', 'noon', 930]],
    ['phone', ['030 123456', '+49', '+0301234567', '+4930123456789012', '+49 30 CALL ME', 49301234567]],
    ['url', ['example.com', 'javascript:alert(1)', 'ftp://example.com', 'https://', 'https://a b', 5]],
    ['yes_no', ['yes', 1, [true]]],
    ['consent', ['yes', 1, { agreed: 'maybe' }, { ...consent, version: 'older' }]],
    ['scale', [11, -1, 2.5, 'x', true]],
    ['ranking', [['red'], ['red', 'red', 'blue'], ['red', 'green', 'x'], 'red', ['', 'red', 'blue']]],
    ['matrix', [{ price: 'x' }, { x: 'good' }, ['good'], 'good', { price: 1 }]],
    ['address', [{ city: 'Berlin' }, { ...address, country: 'XX' }, { ...address, x: 'y' }, { ...address, line1: 1 }]],
    ['file', [['x'], FILE, [FILE, FILE.replace('7', '8')]]],
  ])('refuses as %s: %j', (type, values) => {
    for (const value of values) expect([value, read(type, value)]).toEqual([value, 'refused'])
  })

  it.each<[QuestionType, unknown]>([
    ['consent', false],
    ['consent', { agreed: false }],
    ['ranking', ['', '', '']],
    ['matrix', { price: '', food: '' }],
    ['address', { line1: ' ' }],
  ])('takes %s %j for no answer, which a required question refuses', (type, value) => {
    expect(read(type, value)).toBeUndefined()
    expect(read(type, value, { isRequired: true })).toBe('refused')
  })

  it('wants each row of a matrix that is required', () => {
    expect(read('matrix', { price: 'good' }, { isRequired: true })).toBe('refused')
    expect(read('matrix', { price: 'good', food: 'bad' }, { isRequired: true })).toEqual({ price: 'good', food: 'bad' })
  })

  it('asks nothing where only words are shown', () => {
    for (const type of ['heading', 'page_break'] as const) expect(read(type, 'x')).toBeUndefined()
  })

  it('takes one text that is no option where the owner lets it', () => {
    const other = { settings: { other: true } }
    expect(read('select', ' Violet ', other)).toBe('Violet')
    expect(read('select', 'red', other)).toBe('red')
    expect(read('select', 'x'.repeat(501), other)).toBe('refused')
    expect(read('multiselect', ['red', ' Violet '], other)).toEqual(['red', 'Violet'])
    expect(read('multiselect', ['Violet', 'Pink'], other)).toBe('refused')
    expect(read('select', 'Violet', { settings: {} })).toBe('refused')
  })
})
