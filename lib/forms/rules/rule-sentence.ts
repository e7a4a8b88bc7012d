import type { Question, QuestionType } from '@/lib/vocabulary/question'
import type { Condition, LogicRule } from './logic-rule'

/** A piece of a sentence: words, something that the owner named, or a gap that is still to be filled. */
export type SentencePart = { kind: 'words' | 'named' | 'gap'; text: string }

type NamedQuestion = Pick<Question, 'id' | 'questionType' | 'question' | 'options'>

const MAX_SHOWN = 80
const WORDING: Record<Condition, string> = {
  contains: 'contains',
  not_contains: 'does not contain',
  equals: 'is',
  not_equals: 'is not',
}

/** How a condition reads in a sentence. A multiple choice equals what alone is chosen; a number is searched by its digits. */
export function conditionWording(type: QuestionType | undefined, condition: Condition): string {
  if (type === 'multiselect' && condition === 'equals') return 'is exactly'
  if (type === 'multiselect' && condition === 'not_equals') return 'is not exactly'
  if (type === 'number' && condition === 'contains') return 'contains the digits'
  if (type === 'number' && condition === 'not_contains') return 'does not contain the digits'
  return WORDING[condition]
}

/** All four, the one that is asked most of this type first. */
export function listConditions(type: QuestionType | undefined): [Condition, ...Condition[]] {
  const isWhole = type === 'select' || type === 'rating' || type === 'number'
  return isWhole
    ? ['equals', 'not_equals', 'contains', 'not_contains']
    : ['contains', 'not_contains', 'equals', 'not_equals']
}

/** "If *Budget* contains *none*, jump to *Remarks*", in pieces. What is long is cut: the controls hold it whole. */
export function ruleSentence(rule: LogicRule, questions: readonly NamedQuestion[]): SentencePart[] {
  const source = questions.find(({ id }) => id === rule.sourceQuestionId)
  return [
    words('If '),
    named(source?.question, 'a question'),
    words(` ${conditionWording(source?.questionType, rule.condition)} `),
    named(valueLabel(rule.value, source), 'a value'),
    ...actionParts(rule, questions),
  ]
}

function actionParts(rule: LogicRule, questions: readonly NamedQuestion[]): SentencePart[] {
  switch (rule.actionType) {
    case 'jump_to_question': {
      const target = questions.find(({ id }) => id === rule.targetQuestionId)
      return [words(', jump to '), named(target?.question, 'a question')]
    }
    case 'show_message':
      return [words(', show '), named(rule.message, 'a message')]
    case 'redirect':
      return [words(', go to '), named(rule.redirectUrl, 'an address'), words(' after submitting')]
  }
}

/** A choice is read by its label. */
function valueLabel(value: string, source: NamedQuestion | undefined): string {
  return source?.options.find((option) => option.value === value.trim())?.label ?? value
}

const words = (text: string): SentencePart => ({ kind: 'words', text })

function named(text: string | undefined, missing: string): SentencePart {
  const signs = [...(text ?? '').trim()]
  if (signs.length === 0) return { kind: 'gap', text: missing }
  return { kind: 'named', text: signs.length > MAX_SHOWN ? `${signs.slice(0, MAX_SHOWN).join('')}…` : signs.join('') }
}
