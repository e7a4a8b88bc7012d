'use client'

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useLogicRules, useSaveLogicRules } from '@/lib/client/form-rules'
import type { LogicRule } from '@/lib/forms/rules/logic-rule'
import type { RuleField } from '@/lib/forms/rules/rule-findings'
import { useTexts } from '@/messages/react/texts-provider'
import { UnsavedGuard } from '../../layout/unsaved-guard'
import { toast } from '../../ui/use-toast'
import { useFormFailure } from '../failure'
import { changeDraft, isSameList, moveDraft, newDraft, type RuleDraft, toRule, toRuleDraft } from './rule-draft'
import { listRefusals, type RuleRefusal } from './rule-refusals'

/** The rule that shows its controls, and the control to focus. */
export type OpenRule = { key: string; field: RuleField | null }

type Rules = ReturnType<typeof useRulesState>

const RulesContext = createContext<Rules | null>(null)

/** Holds a form's rules while its editor is open: unsaved rules survive a change of tabs, and the preview applies them. */
export function RulesProvider({ formId, children }: { formId: string; children: ReactNode }) {
  const rules = useRulesState(formId)
  return (
    <RulesContext value={rules}>
      {children}
      <UnsavedGuard isDirty={rules.isDirty} />
    </RulesContext>
  )
}

export function useRules(): Rules {
  const rules = useContext(RulesContext)
  if (!rules) throw new Error('There is no RulesProvider around this')
  return rules
}

function useRulesState(formId: string) {
  const { t } = useTexts('logic')
  const toastFailure = useFormFailure()
  const { data, isPending, refetch } = useLogicRules(formId)
  const saving = useSaveLogicRules(formId)
  const stored = useMemo(() => (data ?? []).map(toRuleDraft), [data])
  // Null while nothing is edited: then the stored rules are shown.
  const [edited, setEdited] = useState<RuleDraft[] | null>(null)
  const [open, setOpen] = useState<OpenRule | null>(null)
  const [refusals, setRefusals] = useState<RuleRefusal[]>([])
  const drafts = edited ?? stored

  function add(draft: RuleDraft, after = drafts.length) {
    setEdited([...drafts.slice(0, after), draft, ...drafts.slice(after)])
    setOpen({ key: draft.key, field: 'sourceQuestionId' })
  }

  function change(key: string, by: RuleField, fields: Partial<LogicRule>) {
    setEdited(drafts.map((draft) => (draft.key === key ? changeDraft(draft, by, fields) : draft)))
    setRefusals((before) => before.filter((refusal) => refusal.key !== key || !(refusal.field in fields)))
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
    duplicate: ({ key, rule: { id: _, ...rule } }: RuleDraft) =>
      add({ key: crypto.randomUUID(), rule, touched: 'all' }, drafts.findIndex((draft) => draft.key === key) + 1),
    change,
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
