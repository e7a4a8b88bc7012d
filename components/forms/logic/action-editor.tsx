import type { RuleField } from '@/lib/forms/rules/rule-checks'
import type { Finding } from '@/lib/forms/rules/rule-findings'
import { RULE_ACTIONS, type RuleActionType } from '@/lib/shared/forms/rule-words'
import { useTexts } from '@/messages/react/texts-provider'
import { NativeSelect } from '../../ui/native-select'
import { ActionField } from './action-field'
import { RuleControl } from './rule-control'
import { type ActionDraft, type ActionFields, changedAction, type RuleDraft } from './rule-draft'
import type { RuleNames } from './rule-names'
import { RulePart } from './rule-part'
import { useRules } from './rules-provider'

type ActionEditorProps = {
  draft: RuleDraft
  place: number
  names: RuleNames
  notesOf: (field: RuleField) => Finding[]
  onRemove: (() => void) | null
}

/** A kind of action, and the field that it needs. */
export function ActionEditor({ draft, place, names, notesOf, onRemove }: ActionEditorProps) {
  const texts = useTexts('logic')
  const { say } = texts
  const t = texts.t.fields
  const { change } = useRules()
  const action = draft.actions[place] as ActionDraft
  const fieldOf = (name: keyof ActionFields) => `actions.${place}.${name}` as const
  const set = (by: keyof ActionFields, fields: Partial<ActionDraft>) =>
    change(draft.key, fieldOf(by), { actions: changedAction(draft, place, fields) })
  const number = place + 1
  const offered = RULE_ACTIONS.filter((type) => type !== 'end' || names.endings.length > 0 || action.type === 'end')
  return (
    <RulePart label={say(t.actionOf, { number })} removeLabel={say(t.removeAction, { number })} onRemove={onRemove}>
      <RuleControl label={t.action} notes={notesOf(fieldOf('type'))}>
        {(control) => (
          <NativeSelect
            {...control}
            data-field={fieldOf('type')}
            value={action.type}
            onChange={(event) => set('type', { type: event.target.value as RuleActionType })}
          >
            {offered.map((type) => (
              <option key={type} value={type}>
                {t.actions[type]}
              </option>
            ))}
          </NativeSelect>
        )}
      </RuleControl>
      <ActionField
        action={action}
        conditions={draft.conditions}
        names={names}
        fieldOf={fieldOf}
        notesOf={notesOf}
        onChange={(name, text) => set(name, { [name]: text })}
        onTranslate={(language, text) => set('text', { translations: { ...action.translations, [language]: text } })}
      />
    </RulePart>
  )
}
