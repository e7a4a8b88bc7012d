import { describe, expect, it } from 'vitest'
import { findDifferences, without } from '@/lib/configuration/differences'
import type { ConfigurationText } from '@/lib/configuration/schema'
import { countTurns } from '@/tests/support/turns'

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
  it('finds none whatever the order of fields', async () => {
    const turned = { intro: { limits: [{ max: 3, per: 'day' as const }], timezone: 'UTC', title: 'Intro' } }
    expect(await findDifferences(document(), document({ pages: turned }))).toEqual([])
  })

  it('names each field that differs, with both values', async () => {
    expect(
      await findDifferences(
        document(),
        document({ settings: { bio: 'x' }, pages: { intro: { ...page, title: 'Y' } } }),
      ),
    ).toEqual([
      { path: 'settings.bio', kind: 'change', before: '', after: 'x' },
      { path: 'pages.intro.title', kind: 'change', before: 'Intro', after: 'Y' },
    ])
  })

  it('names whole pages that come and go', async () => {
    const other = { title: 'Other' }
    expect(await findDifferences(document(), document({ pages: { other } }))).toEqual([
      { path: 'pages.intro', kind: 'delete', before: page },
      { path: 'pages.other', kind: 'create', after: other },
    ])
  })

  it('names questions by their keys, and their order apart', async () => {
    const after = form(question('b', 'New words'), question('a'), question('d'))
    expect(await findDifferences(form(question('a'), question('b'), question('c')), after)).toEqual([
      { path: 'forms.feedback.questions', kind: 'change', before: ['a', 'b', 'c'], after: ['b', 'a', 'd'] },
      { path: 'forms.feedback.questions.b.question', kind: 'change', before: 'b', after: 'New words' },
      { path: 'forms.feedback.questions.c', kind: 'delete', before: { questionType: 'text', question: 'c' } },
      { path: 'forms.feedback.questions.d', kind: 'create', after: { questionType: 'text', question: 'd' } },
    ])
    expect(await findDifferences(form(question('a'), question('b')), form(question('a')))).toEqual([
      { path: 'forms.feedback.questions.b', kind: 'delete', before: { questionType: 'text', question: 'b' } },
    ])
  })

  it('lets others be answered between some of a thousand pages and forms', async () => {
    const pages = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`page-${n}`, page]))
    const forms = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`form-${n}`, { title: 'Form' }]))
    const all = document({ pages, forms })
    expect(await countTurns(() => findDifferences(all, all))).toBeGreaterThan(50)
  })

  it('takes names of prototypes for names', async () => {
    const mine = { title: 'Mine' }
    const after = document({ pages: { constructor: mine } })
    expect(await findDifferences(document({ pages: {} }), after)).toEqual([
      { path: 'pages.constructor', kind: 'create', after: mine },
    ])
  })
})

describe('without', () => {
  it('lets each entry stand for one other', () => {
    expect(without(['a', 'a', 'b'], ['a', 'c'])).toEqual(['a', 'b'])
  })
})
