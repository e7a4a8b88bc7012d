'use client'

import { Plus } from 'lucide-react'
import { useId, useMemo } from 'react'
import { findRuleFindings } from '@/lib/forms/rules/rule-findings'
import { missingInRules } from '@/lib/shared/forms/missing-in-form'
import { MAX_RULES } from '@/lib/shared/forms/rule'
import { useTexts } from '@/messages/react/texts-provider'
import { LanguageSwitch } from '../../translations/language-switch'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useStoredLanguages } from '../form-languages'
import type { PanelProps } from '../panel-props'
import { NoQuestions, NoRules, RulesFailed, RulesSkeleton } from './no-rules'
import { RuleList } from './rule-list'
import { useEditedRules, useRules } from './rules-provider'
import { SaveBar } from './save-bar'
import { UnreachableNotice } from './unreachable-notice'

type LogicPanelProps = PanelProps & { onQuestionsWanted: () => void }

/** The logic rules of a form. */
export function LogicPanel({ form, questions, onQuestionsWanted }: LogicPanelProps) {
  const { endings } = form
  const languages = useStoredLanguages(form)
  const texts = useTexts('logic')
  const { t, say } = texts
  const { drafts, isPending, isLoaded, isDirty, isSaving, add } = useRules()
  const rules = useEditedRules()
  const headingId = useId()
  const { findings, unreachable } = useMemo(
    () => findRuleFindings({ questions, rules, endings }, texts),
    [questions, rules, endings, texts],
  )
  if (isPending) return <RulesSkeleton />
  if (!isLoaded) return <RulesFailed />
  if (questions.length === 0 && drafts.length === 0) return <NoQuestions onQuestionsWanted={onQuestionsWanted} />
  const isFull = drafts.length >= MAX_RULES
  return (
    <section aria-labelledby={headingId} className="max-w-3xl">
      <fieldset disabled={isSaving} className="grid min-w-0 gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            <h2 id={headingId} className="font-semibold text-lg tracking-tight">
              {t.title}
            </h2>
            {drafts.length > 0 && (
              <p className="mt-1 text-muted-foreground text-sm">{isFull ? say(t.full, { max: MAX_RULES }) : t.intro}</p>
            )}
          </div>
          <Button variant="outline" data-add-rule disabled={isFull} onClick={add}>
            <Plus aria-hidden="true" className="size-4" />
            {t.add}
          </Button>
        </div>
        <LanguageSwitch
          languages={languages.others}
          main={languages.main}
          missingIn={(language) => missingInRules(rules, language)}
        />
        {drafts.length === 0 ? (
          <NoRules />
        ) : (
          <Card className="p-0 sm:p-0">
            <RuleList names={{ questions, endings, languages }} findings={findings} />
          </Card>
        )}
        <UnreachableNotice ids={unreachable} questions={questions} />
        {(drafts.length > 0 || isDirty) && <SaveBar findings={findings} />}
      </fieldset>
    </section>
  )
}
