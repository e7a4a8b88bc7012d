import { answerTexts } from '@/lib/shared/forms/answer-text'
import type { Question } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import type { Rule, RuleAction, RuleCondition } from '@/lib/shared/forms/rule'
import type { Operator } from '@/lib/shared/forms/rule-words'
import type { Message } from '@/messages/message'
import { fill, wordsOf } from '@/messages/say'
import type { PartTexts } from '@/messages/texts'
import { endingLabel, type NamedEnding } from './ending-label'

/** A part of a sentence: words, a name that the owner has given, or a gap that is not filled yet. */
export type SentencePart = { kind: 'words' | 'named' | 'gap'; text: string }

type NamedQuestion = Pick<Question, 'id' | 'questionType' | 'question' | 'options'>

/** The names in a rule. */
export type Named = { questions: readonly NamedQuestion[]; endings: readonly NamedEnding[] }

const MAX_SHOWN = 80

/** A multiple choice equals a value that is the only one chosen. A number is searched by its digits. */
export function operatorWording(type: QuestionType | undefined, operator: Operator, { t }: PartTexts<'logic'>): string {
  return wordsFor(type, t.conditions)[operator]
}

type ByKind<Words> = { every: Words; number: Partial<Words>; options: Partial<Words> }

function wordsFor<Words>(type: QuestionType | undefined, { every, ...own }: ByKind<Words>): Words {
  const stored = type && QUESTION_KINDS[type].stores
  return stored === 'number' || stored === 'options' ? { ...every, ...own[stored] } : every
}

/** "If *Budget* contains *none*, jump to *Remarks*", in parts. Long names are cut. */
export function ruleSentence(rule: Rule, names: Named, texts: PartTexts<'logic'>): SentencePart[] {
  const { t, locale } = texts
  const conditions = rule.conditions.map((condition) => conditionParts(condition, names, texts))
  const effects = rule.actions.map((action) => effectParts(action, names, texts))
  return partsOf(locale, t.sentence, {
    conditions: join(conditions, rule.match === 'any' ? t.or : t.and, locale),
    effects: join(effects, t.and, locale),
  })
}

function conditionParts(condition: RuleCondition, { questions }: Named, texts: PartTexts<'logic'>) {
  const { t, locale } = texts
  const source = questions.find(({ id }) => id === condition.questionId)
  return partsOf(locale, wordsFor(source?.questionType, t.clauses)[condition.operator], {
    question: named(source?.question, t.gaps.question),
    value: named(valueLabel(condition.value?.trim() ?? '', source, texts), t.gaps.value),
  })
}

function effectParts(action: RuleAction, { questions, endings }: Named, texts: PartTexts<'logic'>): SentencePart[] {
  const { t, locale } = texts
  switch (action.type) {
    case 'jump':
    case 'show':
    case 'hide':
    case 'require': {
      const target = questions.find(({ id }) => id === action.questionId)
      return partsOf(locale, t.effects[action.type], { target: named(target?.question, t.gaps.question) })
    }
    case 'message':
      return partsOf(locale, t.effects.message, { message: named(action.text, t.gaps.message) })
    case 'redirect':
      return partsOf(locale, t.effects.redirect, { address: named(action.url, t.gaps.address) })
    case 'end': {
      const label = endingLabel(endings, action.endingId, texts)
      return partsOf(locale, t.effects.end, { ending: named(label, t.gaps.ending) })
    }
  }
}

/** One after the other, with the word between each two. */
function join(lists: readonly SentencePart[][], word: Message<'first' | 'second'>, locale: string): SentencePart[] {
  return lists.reduce((first, second) => partsOf(locale, word, { first, second }))
}

/** The value as an answer is shown. */
function valueLabel(value: string, source: NamedQuestion | undefined, { locale, t }: PartTexts<'logic'>): string {
  if (!source || value === '') return value
  const answer = QUESTION_KINDS[source.questionType].stores === 'yes_no' ? value === 'true' : value
  return answerTexts({ type: source.questionType, ...source }, answer, { locale, t: t.fields })[0] ?? value
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
