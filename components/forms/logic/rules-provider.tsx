'use client'

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useFormRules, useSaveFormRules } from '@/lib/client/form-rules'
import type { RuleField } from '@/lib/forms/rules/rule-checks'
import type { Rule } from '@/lib/shared/forms/rule'
import { useTexts } from '@/messages/react/texts-provider'
import { UnsavedGuard } from '../../layout/unsaved-guard'
import { toast } from '../../ui/use-toast'
import { useFormFailure } from '../failure'
import { changeDraft, isSameList, moveDraft, newDraft, type RuleDraft, toRule, toRuleDraft } from './rule-draft'
import { listRefusals, type RuleRefusal } from './rule-refusals'

/** The rule that shows its controls, and the control to focus. */
export type OpenRule = { key: string; field: RuleField | null }

/** The control that comes first in each rule. */
export const FIRST_FIELD: RuleField = 'conditions.0.questionId'

type Rules = ReturnType<typeof useRulesState>

const RulesContext = createContext<Rules | null>(null)

/** Holds a form's rules while its editor is open: unsaved rules survive a change of tabs, and the preview applies them. */
export function RulesProvider({ formId, children }: { formId: string; children: ReactNode }) {
  const rules = useRulesState(formId)
  return (
    <RulesContext value={rules}>
      {children}
      <UnsavedGuard isDirty={rules.isDirty} onSave={rules.save} />
    </RulesContext>
  )
}

export function useRules(): Rules {
  const rules = useContext(RulesContext)
  if (!rules) throw new Error('There is no RulesProvider around this')
  return rules
}

/** The rules as they stand in the editor. */
export function useEditedRules(): Rule[] {
  const { drafts } = useRules()
  return useMemo(() => drafts.map(toRule), [drafts])
}

function useRulesState(formId: string) {
  const { t } = useTexts('logic')
  const toastFailure = useFormFailure()
  const { data, isPending, refetch } = useFormRules(formId)
  const saving = useSaveFormRules(formId)
  const stored = useMemo(() => (data ?? []).map(toRuleDraft), [data])
  // Null while nothing is edited: then the stored rules are shown.
  const [edited, setEdited] = useState<RuleDraft[] | null>(null)
  const [open, setOpen] = useState<OpenRule | null>(null)
  const [refusals, setRefusals] = useState<RuleRefusal[]>([])
  const drafts = edited ?? stored

  function add(draft: RuleDraft, after = drafts.length) {
    setEdited([...drafts.slice(0, after), draft, ...drafts.slice(after)])
    setOpen({ key: draft.key, field: FIRST_FIELD })
  }

  function change(key: string, by: RuleField, fields: Partial<RuleDraft>) {
    setEdited(drafts.map((draft) => (draft.key === key ? changeDraft(draft, by, fields) : draft)))
    setRefusals((before) => before.filter((refusal) => refusal.key !== key || refusal.field !== by))
  }

  /** Adds or removes a condition or an action. What was refused of others is found by its place, so it is dropped. */
  function reshape(shaped: RuleDraft) {
    setEdited(drafts.map((draft) => (draft.key === shaped.key ? shaped : draft)))
    setRefusals((before) => before.filter((refusal) => refusal.key !== shaped.key))
  }

  /** Shows all problems of a rule, because it was closed or is about to be saved. */
  const showAll = (isShown: (key: string) => boolean) =>
    setEdited((before) => before?.map((draft) => (isShown(draft.key) ? { ...draft, touched: 'all' } : draft)) ?? null)

  function discard() {
    setEdited(null)
    setOpen(null)
    setRefusals([])
  }

  async function save() {
    try {
      await saving.mutateAsync(drafts.map(toRule))
      discard()
      toast({ title: t.saved })
    } catch (error) {
      const refused = listRefusals(error, drafts)
      setRefusals(refused)
      if (refused[0]) setOpen({ ...refused[0] })
      toastFailure(error, t.saveFailed)
    }
  }

  return {
    drafts,
    open,
    setOpen,
    refusals,
    isPending,
    isLoaded: data !== undefined,
    retry: refetch,
    isDirty: edited !== null && !isSameList(edited, stored),
    isSaving: saving.isPending,
    add: () => add(newDraft(crypto.randomUUID())),
    duplicate: (draft: RuleDraft) =>
      add(
        { ...draft, key: crypto.randomUUID(), id: undefined, touched: 'all' },
        drafts.findIndex(({ key }) => key === draft.key) + 1,
      ),
    change,
    reshape,
    move: (key: string, step: -1 | 1) => setEdited(moveDraft(drafts, key, step)),
    /** Puts a removed rule back in its place. */
    restore: (draft: RuleDraft, place: number) =>
      setEdited((before) => {
        const others = (before ?? stored).filter(({ key }) => key !== draft.key)
        return [...others.slice(0, place), draft, ...others.slice(place)]
      }),
    remove: (key: string) => setEdited(drafts.filter((draft) => draft.key !== key)),
    showAll,
    discard,
    save,
  }
}
