import { needsValue, operatorsOf } from '@/lib/forms/rules/operators'
import type { RuleField } from '@/lib/forms/rules/rule-checks'
import type { Finding } from '@/lib/forms/rules/rule-findings'
import { operatorWording } from '@/lib/forms/rules/rule-sentence'
import type { Question } from '@/lib/shared/forms/question'
import type { Operator } from '@/lib/shared/forms/rule-words'
import { useTexts } from '@/messages/react/texts-provider'
import { NativeSelect } from '../../ui/native-select'
import { QuestionOptions } from './question-options'
import { RuleControl } from './rule-control'
import { type ConditionDraft, changedCondition, type RuleDraft } from './rule-draft'
import { RulePart } from './rule-part'
import { useRules } from './rules-provider'
import { canHold, ValueControl } from './value-control'

type ConditionEditorProps = {
  draft: RuleDraft
  place: number
  questions: readonly Question[]
  notesOf: (field: RuleField) => Finding[]
  onRemove: (() => void) | null
}

/** A question, an operator, and the value if one is compared. */
export function ConditionEditor({ draft, place, questions, notesOf, onRemove }: ConditionEditorProps) {
  const texts = useTexts('logic')
  const { say } = texts
  const t = texts.t.fields
  const { change } = useRules()
  const { questionId, operator, value } = draft.conditions[place] as ConditionDraft
  const source = questions.find(({ id }) => id === questionId)
  const type = source?.questionType
  const fieldOf = (name: keyof ConditionDraft) => `conditions.${place}.${name}` as const
  const set = (by: keyof ConditionDraft, fields: Partial<ConditionDraft>) =>
    change(draft.key, fieldOf(by), { conditions: changedCondition(draft, place, fields) })

  function chooseQuestion(id: string) {
    const chosen = questions.find((question) => question.id === id)
    const offered = operatorsOf(chosen?.questionType)
    const isChosen = draft.touched === 'all' || draft.touched.includes(fieldOf('operator'))
    set('questionId', {
      questionId: id,
      ...(!(isChosen && offered.includes(operator)) && { operator: offered[0] as Operator }),
      ...(!canHold(chosen, value) && { value: '' }),
    })
  }

  const offered = operatorsOf(type)
  const number = place + 1
  return (
    <RulePart
      label={say(t.conditionOf, { number })}
      removeLabel={say(t.removeCondition, { number })}
      onRemove={onRemove}
    >
      <RuleControl label={t.question} notes={notesOf(fieldOf('questionId'))} className="sm:col-span-2">
        {(control) => (
          <NativeSelect
            {...control}
            data-field={fieldOf('questionId')}
            value={questionId}
            onChange={(event) => chooseQuestion(event.target.value)}
          >
            <QuestionOptions
              questions={questions}
              offered={questions.filter((question) => operatorsOf(question.questionType).length > 0)}
              chosen={questionId}
            />
          </NativeSelect>
        )}
      </RuleControl>
      <RuleControl label={t.condition} notes={notesOf(fieldOf('operator'))}>
        {(control) => (
          <NativeSelect
            {...control}
            data-field={fieldOf('operator')}
            value={operator}
            onChange={(event) => set('operator', { operator: event.target.value as Operator })}
          >
            {(offered.includes(operator) ? offered : [operator, ...offered]).map((one) => (
              <option key={one} value={one} disabled={!offered.includes(one)}>
                {operatorWording(type, one, texts)}
              </option>
            ))}
          </NativeSelect>
        )}
      </RuleControl>
      {needsValue(operator) && (
        <ValueControl
          source={source}
          operator={operator}
          field={fieldOf('value')}
          value={value}
          notes={notesOf(fieldOf('value'))}
          onChange={(text) => set('value', { value: text })}
        />
      )}
    </RulePart>
  )
}
