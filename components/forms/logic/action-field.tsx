import type { LogicRule } from '@/lib/forms/rules/logic-rule'
import type { Finding, RuleField } from '@/lib/forms/rules/rule-findings'
import type { Question } from '@/lib/vocabulary/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { Input } from '../../ui/input'
import { NativeSelect } from '../../ui/native-select'
import { Textarea } from '../../ui/textarea'
import { QuestionOptions } from './question-options'
import { RuleControl } from './rule-control'

type ActionFieldProps = {
  rule: LogicRule
  questions: readonly Question[]
  notesOf: (field: RuleField) => Finding[]
  onChange: (field: 'targetQuestionId' | 'message' | 'redirectUrl', text: string) => void
}

/** The field that the chosen action requires. */
export function ActionField({ rule, questions, notesOf, onChange }: ActionFieldProps) {
  const t = useTexts('logic').t.fields
  switch (rule.actionType) {
    case 'jump_to_question':
      return <TargetField rule={rule} questions={questions} notes={notesOf('targetQuestionId')} onChange={onChange} />
    case 'show_message':
      return (
        <RuleControl label={t.message} hint={t.messageHint} notes={notesOf('message')}>
          {(control) => (
            <Textarea
              {...control}
              data-field="message"
              className="min-h-11"
              value={rule.message ?? ''}
              onChange={(event) => onChange('message', event.target.value)}
            />
          )}
        </RuleControl>
      )
    case 'redirect':
      return (
        <RuleControl
          label={t.address}
          hint={t.addressHint}
          notes={isBegun(rule.redirectUrl) ? [] : notesOf('redirectUrl')}
        >
          {(control) => (
            <Input
              {...control}
              data-field="redirectUrl"
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://example.com/thanks"
              value={rule.redirectUrl ?? ''}
              onChange={(event) => onChange('redirectUrl', event.target.value)}
            />
          )}
        </RuleControl>
      )
  }
}

type TargetFieldProps = Omit<ActionFieldProps, 'notesOf'> & { notes: readonly Finding[] }

function TargetField({ rule, questions, notes, onChange }: TargetFieldProps) {
  const t = useTexts('logic').t.fields
  const source = questions.findIndex(({ id }) => id === rule.sourceQuestionId)
  const later = questions.slice(source + 1)
  return (
    <RuleControl label={t.target} hint={later.length === 0 ? t.noTargetHint : t.targetHint} notes={notes}>
      {(control) => (
        <NativeSelect
          {...control}
          data-field="targetQuestionId"
          value={rule.targetQuestionId ?? ''}
          onChange={(event) => onChange('targetQuestionId', event.target.value)}
        >
          <QuestionOptions
            questions={questions}
            offered={later}
            chosen={rule.targetQuestionId ?? ''}
            placeholder={later.length === 0 ? t.noTarget : t.chooseTarget}
          />
        </NativeSelect>
      )}
    </RuleControl>
  )
}

/** True while the scheme is being typed, as in `htt`: too early for an error. */
function isBegun(address = ''): boolean {
  return address !== '' && ['http://', 'https://'].some((start) => start.startsWith(address.toLowerCase()))
}
