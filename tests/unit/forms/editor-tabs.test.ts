import { describe, expect, it } from 'vitest'
import { fieldsTabsOf, partsSet } from '@/lib/forms/editor-tabs'
import { formFieldsSchema, toFormFields } from '@/lib/forms/form-fields'
import { FEEDBACK } from '@/tests/support/factories/feedback'

describe('fieldsTabsOf', () => {
  it('names the tabs of wrong fields in order, a translation by its text', () => {
    expect(fieldsTabsOf({})).toEqual([])
    expect(fieldsTabsOf({ endings: {}, accent: {} })).toEqual(['general', 'after'])
    expect(fieldsTabsOf({ translations: { de: { thanksText: {} } } })).toEqual(['after'])
    expect(fieldsTabsOf({ translations: { de: undefined, fr: { title: {} } } })).toEqual(['general'])
  })

  it('knows each field of the form', () => {
    const unknown = formFieldsSchema.keyof().options.filter((name) => fieldsTabsOf({ [name]: {} }).length !== 1)
    expect(unknown).toEqual(['translations'])
  })
})

describe('partsSet', () => {
  const set = (fields: object) => {
    const parts = partsSet(toFormFields({ ...FEEDBACK, notify: 'each', ...fields }))
    return Object.entries(parts).flatMap(([part, isSet]) => (isSet ? [part] : []))
  }

  it.each([
    [{}, []],
    [{ isPublished: false, notify: 'off' }, []],
    [{ notify: 'off' }, ['notices']],
    [{ notify: 'daily' }, ['notices']],
    [{ closesAt: '2031-05-04T10:00:00.000Z' }, ['closing']],
    [{ maxResponses: 5 }, ['closing']],
    [{ theme: { accent: '#2563eb' } }, ['look']],
    [{ submitLabel: 'Send' }, ['look']],
    [{ retentionDays: 30 }, ['data']],
    [{ ownPageOnly: true }, ['data']],
  ])('%j', (fields, parts) => expect(set(fields)).toEqual(parts))
})
