import type { Question } from '@/lib/vocabulary/forms/question'
import { QUESTION_KINDS, type QuestionKind, type QuestionType } from '@/lib/vocabulary/forms/question-types'
import type { Condition } from '@/lib/vocabulary/forms/rule-words'
import type { Message } from '@/messages/message'
import { fill, wordsOf } from '@/messages/say'
import type { PartTexts } from '@/messages/texts'
import type { LogicRule } from './logic-rule'

/** A part of a sentence: words, a name that the owner has given, or a gap that is not filled yet. */
export type SentencePart = { kind: 'words' | 'named' | 'gap'; text: string }

type NamedQuestion = Pick<Question, 'id' | 'questionType' | 'question' | 'options'>

const MAX_SHOWN = 80

/** A multiple choice equals a value that is the only one chosen. A number is searched by its digits. */
export function conditionWording(
  type: QuestionType | undefined,
  condition: Condition,
  { t }: PartTexts<'logic'>,
): string {
  return t.conditions[storedAs(type)][condition]
}

type Conditions = readonly [Condition, ...Condition[]]

const PARTS = ['contains', 'not_contains'] as const
const WHOLE = ['equals', 'not_equals'] as const
const PARTS_FIRST: Conditions = [...PARTS, ...WHOLE]
const WHOLE_FIRST: Conditions = [...WHOLE, ...PARTS]

const ORDER: Record<QuestionKind['stores'], Conditions> = {
  words: PARTS_FIRST,
  number: WHOLE_FIRST,
  rating: WHOLE_FIRST,
  option: WHOLE_FIRST,
  options: PARTS_FIRST,
}

/** All conditions, the most useful one for this type first. */
export function listConditions(type: QuestionType | undefined): Conditions {
  return ORDER[storedAs(type)]
}

/** `words` while no question is chosen. */
function storedAs(type: QuestionType | undefined): QuestionKind['stores'] {
  return type ? QUESTION_KINDS[type].stores : 'words'
}

/** "If *Budget* contains *none*, jump to *Remarks*", in parts. Long names are cut. */
export function ruleSentence(
  rule: LogicRule,
  questions: readonly NamedQuestion[],
  texts: PartTexts<'logic'>,
): SentencePart[] {
  const { t, locale } = texts
  const source = questions.find(({ id }) => id === rule.sourceQuestionId)
  const clause = partsOf(locale, t.clauses[storedAs(source?.questionType)][rule.condition], {
    question: named(source?.question, t.gaps.question),
    value: named(valueLabel(rule.value, source), t.gaps.value),
  })
  return partsOf(locale, t.sentence, { clause, effect: effectParts(rule, questions, texts) })
}

function effectParts(
  rule: LogicRule,
  questions: readonly NamedQuestion[],
  { t, locale }: PartTexts<'logic'>,
): SentencePart[] {
  switch (rule.actionType) {
    case 'jump_to_question': {
      const target = questions.find(({ id }) => id === rule.targetQuestionId)
      return partsOf(locale, t.effects.jump_to_question, { target: named(target?.question, t.gaps.question) })
    }
    case 'show_message':
      return partsOf(locale, t.effects.show_message, { message: named(rule.message, t.gaps.message) })
    case 'redirect':
      return partsOf(locale, t.effects.redirect, { address: named(rule.redirectUrl, t.gaps.address) })
  }
}

/** The label of an option, or the value as it is. */
function valueLabel(value: string, source: NamedQuestion | undefined): string {
  return source?.options.find((option) => option.value === value.trim())?.label ?? value
}

type Parts = SentencePart | readonly SentencePart[]

/** Splits a message at its placeholders and puts the given parts there. */
function partsOf<Names extends string>(
  locale: string,
  message: Message<Names>,
  values: { readonly [Name in NoInfer<Names>]: Parts },
): SentencePart[] {
  return fill<Parts>(wordsOf(message, values, locale), values, locale)
    .filter((piece) => piece !== '')
    .flatMap((piece) => (typeof piece === 'string' ? { kind: 'words', text: piece } : piece))
}

function named(text: string | undefined, missing: string): SentencePart {
  const signs = [...(text ?? '').trim()]
  if (signs.length === 0) return { kind: 'gap', text: missing }
  return { kind: 'named', text: signs.length > MAX_SHOWN ? `${signs.slice(0, MAX_SHOWN).join('')}…` : signs.join('') }
}
