import { useEffect, useRef } from 'react'
import type { Finding, RuleField } from '@/lib/forms/rules/rule-findings'
import { conditionWording, listConditions } from '@/lib/forms/rules/rule-sentence'
import type { Question } from '@/lib/vocabulary/forms/question'
import { ACTIONS, type ActionType, type Condition } from '@/lib/vocabulary/forms/rule-words'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../../ui/button'
import { NativeSelect } from '../../ui/native-select'
import { ActionField } from './action-field'
import { focusRule } from './focus-rule'
import { QuestionOptions } from './question-options'
import { RuleControl } from './rule-control'
import type { RuleDraft } from './rule-draft'
import { useRules } from './rules-provider'
import { canHold, ValueControl } from './value-control'

type RuleEditorProps = {
  draft: RuleDraft
  place: number
  questions: readonly Question[]
  findings: readonly Finding[]
}

export function RuleEditor({ draft, place, questions, findings }: RuleEditorProps) {
  const texts = useTexts('logic')
  const { say } = texts
  const t = texts.t.fields
  const { open, setOpen, change, showAll } = useRules()
  const editor = useFieldFocus(open?.field ?? null, open)
  const { key, rule } = draft
  const source = questions.find(({ id }) => id === rule.sourceQuestionId)
  const type = source?.questionType
  const notesOf = (field: RuleField) => findings.filter((finding) => finding.field === field)

  function chooseQuestion(id: string) {
    const chosen = questions.find((question) => question.id === id)
    const isChosen = draft.touched === 'all' || draft.touched.includes('condition')
    change(key, 'sourceQuestionId', {
      sourceQuestionId: id,
      ...(!isChosen && { condition: listConditions(chosen?.questionType)[0] }),
      ...(!canHold(chosen, rule.value) && { value: '' }),
    })
  }

  function finish() {
    showAll((one) => one === key)
    setOpen(null)
    focusRule(key)
  }

  return (
    <div ref={editor} className="grid gap-4 pt-2 pb-3 sm:grid-cols-2 sm:ps-9">
      <RuleControl label={t.question} notes={notesOf('sourceQuestionId')} className="sm:col-span-2">
        {(control) => (
          <NativeSelect
            {...control}
            data-field="sourceQuestionId"
            value={rule.sourceQuestionId}
            onChange={(event) => chooseQuestion(event.target.value)}
          >
            <QuestionOptions questions={questions} offered={questions} chosen={rule.sourceQuestionId} />
          </NativeSelect>
        )}
      </RuleControl>
      <RuleControl label={t.condition} notes={notesOf('condition')}>
        {(control) => (
          <NativeSelect
            {...control}
            data-field="condition"
            value={rule.condition}
            onChange={(event) => change(key, 'condition', { condition: event.target.value as Condition })}
          >
            {listConditions(type).map((condition) => (
              <option key={condition} value={condition}>
                {conditionWording(type, condition, texts)}
              </option>
            ))}
          </NativeSelect>
        )}
      </RuleControl>
      <ValueControl
        source={source}
        value={rule.value}
        notes={notesOf('value')}
        onChange={(value) => change(key, 'value', { value })}
      />
      <RuleControl label={t.action} notes={notesOf('actionType')}>
        {(control) => (
          <NativeSelect
            {...control}
            data-field="actionType"
            value={rule.actionType}
            onChange={(event) => change(key, 'actionType', { actionType: event.target.value as ActionType })}
          >
            {ACTIONS.map((action) => (
              <option key={action} value={action}>
                {t.actions[action]}
              </option>
            ))}
          </NativeSelect>
        )}
      </RuleControl>
      <ActionField
        rule={rule}
        questions={questions}
        notesOf={notesOf}
        onChange={(field, text) => change(key, field, { [field]: text })}
      />
      <div className="sm:col-span-2">
        <Button variant="outline" size="sm" aria-label={say(t.doneWith, { number: place + 1 })} onClick={finish}>
          {t.done}
        </Button>
      </div>
    </div>
  )
}

/** Focuses a control each time a rule is opened. */
function useFieldFocus(field: RuleField | null, opening: object | null) {
  const editor = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same control can be asked for once more
  useEffect(() => {
    if (field) editor.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus()
  }, [field, opening])
  return editor
}
