import { describe, expect, it } from 'vitest'
import { FORM_TEMPLATE_NAMES, FORM_TEMPLATES } from '@/lib/forms/form-templates'
import { findRuleIssues } from '@/lib/forms/rules/rule-issues'
import { rulesSchema } from '@/lib/forms/rules-schema'
import { createFormSchema, createQuestionSchema } from '@/lib/forms/schema'
import { templateContent } from '@/lib/forms/template-content'
import { isAboutQuestion } from '@/lib/shared/forms/rule'
import { OWNER_LANGUAGES } from '@/lib/shared/languages'
import { textsOf } from '@/messages'

const texts = textsOf('en').part('formTemplates')

function contentOf(template: (typeof FORM_TEMPLATE_NAMES)[number], language: 'en' | 'de' | 'tr' = 'en') {
  let count = 0
  const newId = () => `00000000-0000-4000-8000-${String(count++).padStart(12, '0')}`
  return templateContent(template, textsOf(language).part('formTemplates'), newId)
}

describe('FORM_TEMPLATES', () => {
  it('are twelve, each with rules', () => {
    expect(FORM_TEMPLATE_NAMES).toHaveLength(12)
    for (const name of FORM_TEMPLATE_NAMES) expect(FORM_TEMPLATES[name].rules.length).toBeGreaterThan(0)
  })
})

describe('templateContent', () => {
  it.each(FORM_TEMPLATE_NAMES)('has words for each question and message of %s, and none besides', (template) => {
    const { questions, rules } = FORM_TEMPLATES[template]
    const words: { questions: object; messages?: object } = texts.t.presets[template]
    expect(Object.keys(words.questions)).toEqual(Object.keys(questions))
    const said = rules.flatMap((rule) => rule.do.flatMap((action) => /^message (.*)/.exec(action)?.[1] ?? []))
    expect(Object.keys(words.messages ?? {}).sort()).toEqual(said.sort())
  })

  it.each(FORM_TEMPLATE_NAMES)('makes questions of %s that owners could have written', (template) => {
    for (const question of contentOf(template).questions) {
      expect(createQuestionSchema.safeParse(question).error).toBeUndefined()
    }
    const { title, description } = texts.t.presets[template]
    expect(createFormSchema.parse({ title, description, template })).toMatchObject({ title, description })
  })

  describe.each(OWNER_LANGUAGES)('in %s', (language) => {
    it.each(FORM_TEMPLATE_NAMES)('makes rules of %s that the form takes, and that can hold', (template) => {
      const { questions, rules } = contentOf(template, language)
      expect(rulesSchema.safeParse({ rules }).error).toBeUndefined()
      expect(findRuleIssues(questions, rules)).toEqual([])
      for (const { conditions, actions } of rules) {
        for (const { questionId, value } of conditions) {
          const options = questions.find(({ id }) => id === questionId)?.options ?? []
          if (options.length > 0) expect(options.map((option) => option.value)).toContain(value)
        }
        // A rule is about questions behind those that it asks for.
        const last = Math.max(...conditions.map(({ questionId }) => questions.findIndex(({ id }) => id === questionId)))
        for (const action of actions.filter(isAboutQuestion)) {
          expect(questions.findIndex(({ id }) => id === action.questionId)).toBeGreaterThan(last)
        }
      }
    })
  })

  it('asks in the order of the template, with a value for each option, row and column', () => {
    const [aspects, , pace] = contentOf('course').questions
    expect(pace).toMatchObject({
      questionType: 'select',
      question: 'How was the pace?',
      isRequired: true,
      order: 2,
      options: [
        { value: 'too_slow', label: 'Too slow' },
        { value: 'just_right', label: 'Just right' },
        { value: 'too_fast', label: 'Too fast' },
      ],
    })
    expect(aspects?.settings.rows?.[0]).toEqual({ value: 'content', label: 'Content' })
    expect(aspects?.settings.columns).toHaveLength(4)
  })

  it('has the settings that a type cannot be asked without, in the words of the language', () => {
    const settingsOf = (template: (typeof FORM_TEMPLATE_NAMES)[number], type: string) =>
      contentOf(template, 'de').questions.find(({ questionType }) => questionType === type)?.settings
    expect(settingsOf('recommend', 'scale')).toEqual({
      from: 0,
      to: 10,
      fromLabel: 'Sehr unwahrscheinlich',
      toLabel: 'Sehr wahrscheinlich',
    })
    expect(settingsOf('event', 'consent')?.statement).toMatch(/^Sie dürfen/)
    expect(settingsOf('job', 'file')).toEqual({ kinds: [], max: 1 })
  })

  it('names options by the values that they have in the language', () => {
    const { questions, rules } = contentOf('onboarding', 'de')
    expect(rules[1]).toMatchObject({
      conditions: [{ questionId: questions[5]?.id, operator: 'equals', value: 'auf_rechnung' }],
      actions: [
        { type: 'show', questionId: questions[6]?.id },
        { type: 'require', questionId: questions[6]?.id },
      ],
    })
  })

  it('names yes and no by what is stored', () => {
    const { questions, rules } = contentOf('rsvp', 'de')
    expect(rules).toEqual([
      {
        match: 'all',
        conditions: [{ questionId: questions[1]?.id, operator: 'equals', value: 'false' }],
        actions: [
          { type: 'jump', questionId: questions[4]?.id },
          { type: 'message', text: 'Wir werden Sie vermissen!' },
        ],
      },
    ])
  })
})
