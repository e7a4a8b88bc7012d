import { useMemo } from 'react'
import { useSettings } from '@/lib/client/settings'
import type { Form, PublicForm } from '@/lib/forms/form'
import { inLanguage } from '@/lib/forms/questions/asked-question'
import { toAskedEnding, toAskedRule } from '@/lib/forms/rules/asked-rule'
import { canStand, findRuleFindings } from '@/lib/forms/rules/rule-findings'
import type { Question } from '@/lib/shared/forms/question'
import { pick } from '@/lib/shared/pick'
import { OPEN_FORM_TEXTS, readTexts } from '@/lib/shared/text/translations'
import { useTexts } from '@/messages/react/texts-provider'
import { useProfileName } from '../../layout/owner'
import { useEditedLanguage } from '../../translations/edited-language'
import { useStoredLanguages } from '../form-languages'
import { toRule } from '../logic/rule-draft'
import { useRules } from '../logic/rules-provider'

/** The form as visitors would get it after saving now, without the rules that could not be saved. */
export function usePreviewedForm(form: Form, questions: Question[]): PublicForm {
  const { theme } = form
  const { main, others } = useStoredLanguages(form)
  const { edited } = useEditedLanguage(others)
  const texts = useTexts('logic')
  const { drafts } = useRules()
  const { endings } = form
  const rules = useMemo(() => {
    const all = drafts.map(toRule)
    const { findings } = findRuleFindings({ questions, rules: all, endings }, texts)
    return all.filter((_, index) => canStand(findings[index] ?? []))
  }, [drafts, questions, endings, texts])
  const { data: settings } = useSettings()
  const username = useProfileName()
  return useMemo(
    () => ({
      ...readTexts(OPEN_FORM_TEXTS, form, { asked: edited, main }),
      endings: form.endings.map((ending) => toAskedEnding(ending, { asked: edited, main })),
      theme: { accent: theme.accent ?? (settings?.accent || undefined) },
      questions: edited ? inLanguage(questions, { asked: edited, main }) : questions,
      rules: rules.map((rule) => toAskedRule(rule, { asked: edited, main })),
      logicRules: [],
      closed: null,
      ...((settings?.face || settings?.logo) && {
        brand: { ...pick(settings, ['bio', 'accent', 'face', 'logo']), name: settings.fullName || username },
      }),
    }),
    [form, theme, edited, main, questions, rules, settings, username],
  )
}
