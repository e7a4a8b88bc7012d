import { useMemo } from 'react'
import type { Form, PublicForm } from '@/lib/forms/form'
import { canStand, findRuleFindings } from '@/lib/forms/rules/rule-findings'
import type { Question } from '@/lib/vocabulary/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { toRule } from '../logic/rule-draft'
import { useRules } from '../logic/rules-provider'

/** The form as visitors would get it after saving now, without the rules that could not be saved. */
export function usePreviewedForm(form: Form, questions: Question[]): PublicForm {
  const { title, description, theme, thanksText, submitLabel } = form
  const texts = useTexts('logic')
  const { drafts } = useRules()
  const logicRules = useMemo(() => {
    const rules = drafts.map(toRule)
    const { findings } = findRuleFindings(questions, rules, texts)
    return rules.filter((_, index) => canStand(findings[index] ?? []))
  }, [drafts, questions, texts])
  return useMemo(
    () => ({ title, description, theme, questions, logicRules, thanksText, submitLabel, closed: null }),
    [title, description, theme, questions, logicRules, thanksText, submitLabel],
  )
}
