import { describe, expect, it } from 'vitest'
import { findDifferences, without } from '@/lib/configuration/differences'
import type { ConfigurationText } from '@/lib/configuration/schema'

const page = { title: 'Intro', timezone: 'UTC', limits: [{ per: 'day' as const, max: 3 }] }
const document = (fields: ConfigurationText = {}): ConfigurationText => ({
  settings: { bio: '' },
  timeOff: [],
  pages: { intro: page },
  forms: {},
  ...fields,
})
const question = (key: string, text = key) => ({ key, questionType: 'text' as const, question: text })
const form = (...questions: ReturnType<typeof question>[]) => document({ forms: { feedback: { questions } } })

describe('findDifferences', () => {
  it('finds none whatever the order of fields', () => {
    const turned = { intro: { limits: [{ max: 3, per: 'day' as const }], timezone: 'UTC', title: 'Intro' } }
    expect(findDifferences(document(), document({ pages: turned }))).toEqual([])
  })

  it('names each field that differs, with both values', () => {
    expect(
      findDifferences(document(), document({ settings: { bio: 'x' }, pages: { intro: { ...page, title: 'Y' } } })),
    ).toEqual([
      { path: 'settings.bio', kind: 'change', before: '', after: 'x' },
      { path: 'pages.intro.title', kind: 'change', before: 'Intro', after: 'Y' },
    ])
  })

  it('names whole pages that come and go', () => {
    const other = { title: 'Other' }
    expect(findDifferences(document(), document({ pages: { other } }))).toEqual([
      { path: 'pages.intro', kind: 'delete', before: page },
      { path: 'pages.other', kind: 'create', after: other },
    ])
  })

  it('names questions by their keys, and their order apart', () => {
    const after = form(question('b', 'New words'), question('a'), question('d'))
    expect(findDifferences(form(question('a'), question('b'), question('c')), after)).toEqual([
      { path: 'forms.feedback.questions', kind: 'change', before: ['a', 'b', 'c'], after: ['b', 'a', 'd'] },
      { path: 'forms.feedback.questions.b.question', kind: 'change', before: 'b', after: 'New words' },
      { path: 'forms.feedback.questions.c', kind: 'delete', before: { questionType: 'text', question: 'c' } },
      { path: 'forms.feedback.questions.d', kind: 'create', after: { questionType: 'text', question: 'd' } },
    ])
    expect(findDifferences(form(question('a'), question('b')), form(question('a'))).map(({ path }) => path)).toEqual([
      'forms.feedback.questions.b',
    ])
  })

  it('takes names of prototypes for names', () => {
    const mine = { title: 'Mine' }
    const after = document({ pages: { constructor: mine } })
    expect(findDifferences(document({ pages: {} }), after)).toEqual([
      { path: 'pages.constructor', kind: 'create', after: mine },
    ])
  })
})

describe('without', () => {
  it('lets each entry stand for one other', () => {
    expect(without(['a', 'a', 'b'], ['a', 'c'])).toEqual(['a', 'b'])
  })
})
