import { describe, expect, it } from 'vitest'
import { formFieldsSchema, toFormChanges, toFormErrors } from '@/lib/forms/form-fields'
import { checkSentence } from '@/tests/support/api/check-sentence'

const words = { textLanguage: null, translations: {}, closedText: '', thanksText: '', submitLabel: '' }
const closing = {
  closesAt: '',
  maxResponses: '',
  ...words,
  notify: 'off' as const,
  nextPageId: '',
  ownPageOnly: false,
  endings: [],
  respondentMail: { on: false, text: '', withAnswers: false },
  showOnProfile: false,
  retentionDays: null,
}
const fields = { title: 'Feedback', description: '', isPublished: true, accent: '#123abc', ...closing }
const messageOf = (change: Partial<typeof fields>) =>
  formFieldsSchema
    .safeParse({ ...fields, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), checkSentence(message)])

describe('formFieldsSchema', () => {
  describe('what the first tab takes', () => {
    it('needs a title of 3 characters, spaces around it not counted', () => {
      expect(messageOf({ title: ' ab ' })).toEqual([['title', 'Title must be at least 3 characters']])
      expect(messageOf({ title: 'abc' })).toBeUndefined()
    })

    it('takes a colour in capitals and with spaces around it, none at all, and nothing else', () => {
      expect(formFieldsSchema.parse({ ...fields, accent: ' #12ABEF ' }).accent).toBe('#12abef')
      expect(formFieldsSchema.parse({ ...fields, accent: ' ' }).accent).toBe('')
      expect(messageOf({ accent: '#abc' })).toEqual([['accent', 'Color must be written as #rrggbb']])
    })
  })
})

describe('toFormChanges', () => {
  describe('what is sent', () => {
    it('is only what was changed, so that a form unpublished elsewhere stays so', () => {
      expect(toFormChanges(fields, { title: true })).toEqual({ title: 'Feedback' })
      expect(toFormChanges(fields, {})).toEqual({})
    })

    it('is an empty theme where the colour was taken away', () => {
      expect(toFormChanges(fields, { accent: true })).toEqual({ theme: { accent: '#123abc' } })
      expect(toFormChanges({ ...fields, accent: '' }, { accent: true })).toEqual({ theme: {} })
    })
  })
})

describe('toFormErrors', () => {
  it('what is refused is shown at its field, the colour of the theme too; what has no field is left out', () => {
    const issues = ['theme.accent', 'title', 'slug'].map((path) => ({ path, message: 'No' }))
    expect(toFormErrors(issues).map(({ name }) => name)).toEqual(['accent', 'title'])
  })
})
