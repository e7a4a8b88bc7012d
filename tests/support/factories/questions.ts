import fc from 'fast-check'
import { needsFullKit } from '@/lib/forms/answers/core-kit'
import type { LogicRule } from '@/lib/forms/rules/logic-rule'
import { isAsked, isChoice, type Question } from '@/lib/shared/forms/question'
import { QUESTION_TYPES, type QuestionType } from '@/lib/shared/forms/question-types'
import { ACTIONS, CONDITIONS } from '@/lib/shared/forms/rule-words'

const OPTIONS = ['red', 'green', 'blue'].map((value) => ({ value, label: value.toUpperCase() }))

/** A question that is named for its id; a choice has the options red, green and blue. */
export function question(id: string, questionType: QuestionType = 'text', fields: Partial<Question> = {}): Question {
  const options = isChoice(questionType) ? OPTIONS : []
  const empty = { question: id, description: '', isRequired: false, settings: {}, validation: {}, order: 0 }
  return { id, questionType, ...empty, options, ...fields }
}

/** The types that visitors' pages have the code of without loading more. */
export const CORE_TYPES = QUESTION_TYPES.filter((type) => !needsFullKit([question('a', type)]))

type Matching = [sourceQuestionId: string, condition: LogicRule['condition'], value: string]

const rule = ([sourceQuestionId, condition, value]: Matching) => ({ sourceQuestionId, condition, value })
export const jump = (when: Matching, targetQuestionId: string): LogicRule => ({
  ...rule(when),
  actionType: 'jump_to_question',
  targetQuestionId,
})
export const say = (when: Matching, message: string): LogicRule => ({
  ...rule(when),
  actionType: 'show_message',
  message,
})
export const send = (when: Matching, redirectUrl: string): LogicRule => ({
  ...rule(when),
  actionType: 'redirect',
  redirectUrl,
})

const VALUES = ['red', 'green', 'blue', '1', '3', '5', 'a', 'ab', 'x@example.com', '', '__proto__']
const ANSWERS = [...VALUES, ' Red ', 'AB', 1, 3, 5, -0, 2.5, ['red'], ['red', 'blue', 'red'], [], null, { a: 1 }, 'no']
const IDS = ['one', '__proto__', 'three', 'constructor', 'five', 'toString']

/** Random forms of up to six questions, with rules and answers. Some ids are names of properties of every object. */
export const randomForm = fc
  .array(fc.record({ questionType: fc.constantFrom(...QUESTION_TYPES), isRequired: fc.boolean() }), {
    minLength: 1,
    maxLength: IDS.length,
  })
  .map((list) =>
    list.map(({ questionType, isRequired }, index) =>
      question(IDS[index] ?? '', questionType, { isRequired: isRequired && isAsked(questionType) }),
    ),
  )
  .chain((questions) => {
    const id = fc.constantFrom(...questions.map((one) => one.id))
    const rules = fc.array(
      fc.record({
        sourceQuestionId: id,
        condition: fc.constantFrom(...CONDITIONS),
        value: fc.constantFrom(...VALUES),
        actionType: fc.constantFrom(...ACTIONS),
        targetQuestionId: id,
        message: fc.string({ minLength: 1 }),
        redirectUrl: fc.constantFrom('https://example.com/a', 'https://example.com/b'),
      }),
      { maxLength: 8 },
    )
    const given = fc
      .array(fc.tuple(id, fc.constantFrom<unknown>(...ANSWERS)), { maxLength: 8 })
      .map((entries) => new Map(entries))
    return fc.record({ questions: fc.constant(questions), rules, given })
  })
