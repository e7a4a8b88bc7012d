import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { RuleField } from '@/lib/forms/rules/rule-checks'
import type { Finding } from '@/lib/forms/rules/rule-findings'
import { MAX_ACTIONS, MAX_CONDITIONS, type Rule } from '@/lib/shared/forms/rule'
import { MATCHES } from '@/lib/shared/forms/rule-words'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../../ui/button'
import { NativeSelect } from '../../ui/native-select'
import { ActionEditor } from './action-editor'
import { ConditionEditor } from './condition-editor'
import { focusRule } from './focus-rule'
import { RuleControl } from './rule-control'
import { type PartList, type RuleDraft, withoutPart, withPart } from './rule-draft'
import type { RuleNames } from './rule-names'
import { useRules } from './rules-provider'

type RuleEditorProps = {
  draft: RuleDraft
  place: number
  names: RuleNames
  findings: readonly Finding[]
}

/** The controls of a rule: its conditions, then its actions. */
export function RuleEditor({ draft, place, names, findings }: RuleEditorProps) {
  const texts = useTexts('logic')
  const { say } = texts
  const t = texts.t.fields
  const { open, setOpen, change, reshape, showAll } = useRules()
  const editor = useFieldFocus(open?.field ?? null, open)
  const { key } = draft
  const notesOf = (field: RuleField) => findings.filter((finding) => finding.field === field)
  const isGroup = draft.conditions.length > 1

  function add(list: PartList) {
    const index = draft[list].length
    reshape(withPart(draft, list))
    setOpen({ key, field: list === 'conditions' ? `conditions.${index}.questionId` : `actions.${index}.type` })
  }

  function remove(list: PartList, index: number) {
    reshape(withoutPart(draft, list, index))
    const next = Math.max(index - 1, 0)
    setOpen({ key, field: list === 'conditions' ? `conditions.${next}.questionId` : `actions.${next}.type` })
  }

  function finish() {
    showAll((one) => one === key)
    setOpen(null)
    focusRule(key)
  }

  return (
    <div ref={editor} className="grid gap-4 pt-2 pb-3 sm:ps-9">
      {isGroup && (
        <RuleControl label={t.match} notes={notesOf('match')}>
          {(control) => (
            <NativeSelect
              {...control}
              data-field="match"
              value={draft.match}
              onChange={(event) => change(key, 'match', { match: event.target.value as Rule['match'] })}
            >
              {MATCHES.map((match) => (
                <option key={match} value={match}>
                  {t.matches[match]}
                </option>
              ))}
            </NativeSelect>
          )}
        </RuleControl>
      )}
      {draft.conditions.map((_, index) => (
        <ConditionEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is known by its place in the rule only
          key={index}
          draft={draft}
          place={index}
          questions={names.questions}
          notesOf={notesOf}
          onRemove={isGroup ? () => remove('conditions', index) : null}
        />
      ))}
      {draft.conditions.length < MAX_CONDITIONS && (
        <AddButton label={t.addCondition} onClick={() => add('conditions')} />
      )}
      {draft.actions.map((_, index) => (
        <ActionEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: an action is known by its place in the rule only
          key={index}
          draft={draft}
          place={index}
          names={names}
          notesOf={notesOf}
          onRemove={draft.actions.length > 1 ? () => remove('actions', index) : null}
        />
      ))}
      {draft.actions.length < MAX_ACTIONS && <AddButton label={t.addAction} onClick={() => add('actions')} />}
      <div>
        <Button variant="outline" size="sm" aria-label={say(t.doneWith, { number: place + 1 })} onClick={finish}>
          {t.done}
        </Button>
      </div>
    </div>
  )
}

function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <div>
      <Button variant="ghost" size="sm" className="-ms-3" onClick={onClick}>
        <Plus aria-hidden="true" className="size-4" />
        {label}
      </Button>
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
