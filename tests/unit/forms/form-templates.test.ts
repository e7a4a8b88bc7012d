import { describe, expect, it } from 'vitest'
import { FORM_TEMPLATE_NAMES, FORM_TEMPLATES, templateQuestions } from '@/lib/forms/form-templates'
import { createFormSchema, createQuestionSchema } from '@/lib/forms/schema'
import { textsOf } from '@/messages'

const texts = textsOf('en').part('formTemplates')

describe('templateQuestions', () => {
  it.each(FORM_TEMPLATE_NAMES)('has words for each question of %s, and none besides', (template) => {
    const keys = FORM_TEMPLATES[template].map(({ key }) => key)
    expect(Object.keys(texts.t.presets[template].questions)).toEqual(keys)
  })

  it.each(FORM_TEMPLATE_NAMES)('makes questions of %s that owners could have written', (template) => {
    for (const question of templateQuestions(template, texts)) {
      expect(createQuestionSchema.safeParse(question).error).toBeUndefined()
    }
    const { title, description } = texts.t.presets[template]
    expect(createFormSchema.parse({ title, description, template })).toMatchObject({ title, description })
  })

  it('asks in the order of the template, with a value for each option', () => {
    const [, coming] = templateQuestions('rsvp', texts)
    expect(coming).toMatchObject({
      questionType: 'select',
      question: 'Are you coming?',
      isRequired: true,
      order: 1,
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'maybe', label: 'Maybe' },
        { value: 'no', label: 'No' },
      ],
    })
  })
})
