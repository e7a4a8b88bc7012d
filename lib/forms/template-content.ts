import type { Question } from '@/lib/shared/forms/question'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import type { Rule, RuleAction } from '@/lib/shared/forms/rule'
import type { Operator } from '@/lib/shared/forms/rule-words'
import type { PartTexts } from '@/messages/texts'
import {
  type ActionName,
  type Actions,
  type Asked,
  type Condition,
  FORM_TEMPLATES,
  type FormTemplate,
  type Template,
} from './form-templates'
import { settingsFor } from './question-parts-schema'
import { withValues } from './questions/options'

type Labels = Record<string, string>
type QuestionWords = {
  question: string
  options?: Labels
  rows?: Labels
  columns?: Labels
  statement?: string
  fromLabel?: string
  toLabel?: string
}
type Words = {
  questions: Record<string, QuestionWords>
  messages?: Record<string, string>
}
type TemplateQuestion = Omit<Question, 'translations' | 'lang'>

/** The questions and rules of a template in the owner's language; `newId` makes the id of a question. */
export function templateContent(
  template: FormTemplate,
  { t }: PartTexts<'formTemplates'>,
  newId: () => string,
): { questions: TemplateQuestion[]; rules: Rule[] } {
  const words: Words = t.presets[template]
  const { questions, rules }: Template = FORM_TEMPLATES[template]
  const asked = new Map(
    Object.entries(questions).map(([key, type], order) => [
      key,
      toQuestion(words.questions[key], { type, order, id: newId() }),
    ]),
  )
  const idOf = (key: string) => asked.get(key)?.id ?? ''

  function toCondition(condition: Condition): Rule['conditions'][number] {
    const [key = '', operator, value = ''] = condition.split(' ') as [string, Operator, string]
    // Options are stored by values that are made of their labels.
    const place = Object.keys(words.questions[key]?.options ?? {}).indexOf(value)
    return { questionId: idOf(key), operator, value: asked.get(key)?.options[place]?.value ?? value }
  }

  function toAction(action: Actions[number]): RuleAction {
    const [type, key = ''] = action.split(' ') as [ActionName, string]
    return type === 'message' ? { type, text: words.messages?.[key] ?? key } : { type, questionId: idOf(key) }
  }

  return {
    questions: [...asked.values()],
    rules: rules.map(({ all, any, do: actions }) => ({
      match: any ? 'any' : 'all',
      conditions: (any ?? all).map(toCondition),
      actions: actions.map(toAction),
    })),
  }
}

type Placed = { type: Asked; order: number; id: string }

function toQuestion(words: QuestionWords | undefined, { type, order, id }: Placed): TemplateQuestion {
  const { question = '', options, rows, columns, ...settings } = words ?? {}
  const questionType = type.replace('*', '') as QuestionType
  return {
    id,
    questionType,
    question,
    description: '',
    isRequired: type.endsWith('*'),
    options: withValues(labelled(options)),
    settings: settingsFor(questionType, {
      ...settings,
      ...(rows && { rows: labelled(rows) }),
      ...(columns && { columns: labelled(columns) }),
    }),
    validation: {},
    order,
  }
}

function labelled(labels: Labels = {}): { label: string }[] {
  return Object.values(labels).map((label) => ({ label }))
}
