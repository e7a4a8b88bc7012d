import { useMemo } from 'react'
import type { Form, PublicForm } from '@/lib/forms/form'
import { canStand, findRuleFindings } from '@/lib/forms/rules/rule-findings'
import type { Question } from '@/lib/vocabulary/question'
import { toRule } from '../logic/rule-draft'
import { useRules } from '../logic/rules-provider'

/** What visitors would get if everything were saved now. A rule that could not be saved is left out. */
export function usePreviewedForm({ title, description, theme }: Form, questions: Question[]): PublicForm {
  const { drafts } = useRules()
  const logicRules = useMemo(() => {
    const rules = drafts.map(toRule)
    const { findings } = findRuleFindings(questions, rules)
    return rules.filter((_, index) => canStand(findings[index] ?? []))
  }, [drafts, questions])
  return useMemo(
    () => ({ title, description, theme, questions, logicRules, closed: null }),
    [title, description, theme, questions, logicRules],
  )
}
