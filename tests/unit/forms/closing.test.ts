import { describe, expect, it } from 'vitest'
import { findClosedReason } from '@/lib/forms/closing'
import { closingSentence } from '@/lib/forms/closing-sentence'
import { type FormFields, formFieldsSchema, toFormChanges, toFormFields, UNREADABLE } from '@/lib/forms/form-fields'
import { NO_RESPONDENT_MAIL } from '@/lib/shared/forms/endings'
import { textsOf } from '@/messages'
import { checkSentence } from '@/tests/support/api/check-sentence'

const forms = textsOf('en').part('forms')
const time = textsOf('en').part('time')
const NOW = Date.parse('2026-06-01T09:00:00Z')
const open = { closesAt: null, maxResponses: null, responseCount: 12 }
const clock = { timezone: 'Europe/Istanbul', timeFormat: '24h', dateFormat: 'D MMM YYYY', weekStartDay: 1 } as const

describe('findClosedReason', () => {
  describe('a form is closed', () => {
    it('never, while nothing closes it', () => {
      expect(findClosedReason(open, NOW)).toBeNull()
    })

    it('from the instant of its close date on', () => {
      expect(findClosedReason({ ...open, closesAt: NOW + 1 }, NOW)).toBeNull()
      expect(findClosedReason({ ...open, closesAt: NOW }, NOW)).toBe('date')
    })

    it('with as many responses as it may have, and with more', () => {
      expect(findClosedReason({ ...open, maxResponses: 13 }, NOW)).toBeNull()
      expect(findClosedReason({ ...open, maxResponses: 12 }, NOW)).toBe('full')
      expect(findClosedReason({ ...open, maxResponses: 1 }, NOW)).toBe('full')
    })
  })
})

describe('closingSentence', () => {
  describe('what will happen is said', () => {
    it.each([
      [open, 'Open until you unpublish it.'],
      [{ ...open, maxResponses: 1_500 }, '12 of 1,500 responses.'],
      [
        { ...open, closesAt: Date.parse('2026-06-03T11:30:00Z') },
        'Closes on Wednesday, 3 Jun 2026, 14:30 in Istanbul.',
      ],
      [
        { ...open, closesAt: Date.parse('2026-06-03T11:30:00Z'), maxResponses: 50 },
        'Closes on Wednesday, 3 Jun 2026, 14:30 in Istanbul. 12 of 50 responses.',
      ],
      [{ ...open, closesAt: Date.parse('2026-05-31T22:00:00Z') }, 'Closed on Monday, 1 Jun 2026, 01:00 in Istanbul.'],
      [{ ...open, maxResponses: 12 }, 'Closed: response limit reached. 12 of 12 responses.'],
    ])('of %j', (closing, sentence) => {
      expect(closingSentence(closing, NOW, clock, forms, time)).toBe(sentence)
    })
  })
})

describe('formFieldsSchema', () => {
  describe('what is typed about closing', () => {
    const fields: FormFields = {
      title: 'A form',
      description: '',
      textLanguage: null,
      translations: {},
      isPublished: true,
      accent: '',
      closesAt: '',
      maxResponses: '',
      closedText: '',
      thanksText: '',
      submitLabel: '',
      endings: [],
      respondentMail: NO_RESPONDENT_MAIL,
      nextPageId: '',
      ownPageOnly: false,
      showOnProfile: false,
      retentionDays: null,
      notify: 'off',
    }
    const all = { closesAt: true, maxResponses: true, closedText: true }

    it.each([
      ['', null],
      ['50', 50],
      [' 1,000 ', 1000],
      ['1 000 000', 1_000_000],
    ])('is sent as a number: %j', (maxResponses, count) => {
      const parsed = formFieldsSchema.parse({ ...fields, maxResponses })
      expect(toFormChanges(parsed, all)).toEqual({ closesAt: null, maxResponses: count, closedText: '' })
    })

    it.each(['0', '-1', '1.5', '1000001', 'many', '1,0'])('is refused where it is no count: %j', (maxResponses) => {
      const { error } = formFieldsSchema.safeParse({ ...fields, maxResponses })
      expect(error?.issues.map(({ path, message }) => [path, checkSentence(message)])).toEqual([
        [['maxResponses'], 'Must be a whole number from 1 to 1,000,000'],
      ])
    })

    it('is refused while it is no date', () => {
      const { error } = formFieldsSchema.safeParse({ ...fields, closesAt: UNREADABLE })
      expect(error?.issues).toMatchObject([{ path: ['closesAt'] }])
      expect(error?.issues.map(({ message }) => checkSentence(message))).toEqual(['Date input not valid.'])
    })

    it('is shown as it is stored', () => {
      const stored = { closesAt: '2026-06-03T11:30:00.000Z', maxResponses: 50, closedText: 'Over' }
      const form = {
        ...fields,
        id: '',
        slug: '',
        theme: {},
        questionCount: 0,
        responseCount: 0,
        newCount: 0,
        spamCount: 0,
        textLanguage: null,
        translations: {},
        endings: [],
        respondentMail: NO_RESPONDENT_MAIL,
        nextPageId: null,
        ownPageOnly: false,
        showOnProfile: false,
        retentionDays: null,
        noticesChosen: true,
        createdAt: '',
        updatedAt: '',
      }
      expect(toFormFields({ ...form, ...stored })).toMatchObject({ ...stored, maxResponses: '50' })
      expect(toFormFields({ ...form, ...stored, closesAt: null, maxResponses: null })).toMatchObject({
        closesAt: '',
        maxResponses: '',
      })
    })
  })
})
