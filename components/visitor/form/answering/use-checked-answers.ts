import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { AnswerKit } from '@/lib/forms/answers/answer-kit'
import { checkAnswers } from '@/lib/forms/answers/check-answers'
import type { AskedForm } from '@/lib/forms/form'
import { decimalMarkOf } from '@/lib/shared/text/decimal-mark'
import { useCheckTexts, useTexts } from '@/messages/react/texts-provider'
import { focusQuestion } from './focus-question'
import { isUnanswered, readIssues } from './issues'
import { useAfterPress } from './use-after-press'
import { useDrawnQuestions } from './use-drawn-questions'
import { useTypedAnswers } from './use-typed-answers'

type Options = {
  form: AskedForm
  kit: AnswerKit
  /** The element that contains the questions. */
  element: RefObject<HTMLElement | null>
  draftName?: string | undefined
}

/**
 * Typed answers, the state that rules derive from them, and errors of the questions whose validation is already shown.
 */
export function useCheckedAnswers({ form: { questions, rules }, kit, element, draftName }: Options) {
  const texts = { form: useTexts('form'), checks: useCheckTexts() }
  const { typed, hasDraft, change, clear } = useTypedAnswers({ questions, kit, form: element, draftName })
  const { locale } = texts.form
  const decimal = useMemo(() => decimalMarkOf(locale), [locale])
  const checked = useMemo(
    () => checkAnswers(questions, rules, typed, decimal, kit),
    [questions, rules, typed, decimal, kit],
  )
  /** Questions whose errors are shown. The visitor may still be typing in the others. */
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const { drawAll, ...drawn } = useDrawnQuestions(questions)
  const [wanted, setWanted] = useState<{ questionId: string } | null>(null)
  const afterPress = useAfterPress()
  const latest = useRef(typed)
  latest.current = typed

  useEffect(() => {
    if (wanted) focusQuestion(element.current, wanted.questionId)
  }, [wanted, element])

  const showErrors = useCallback((ids: string[]) => setShown((known) => new Set([...known, ...ids])), [])
  const leave = useCallback(
    (id: string) => afterPress(() => !isUnanswered(latest.current.get(id)) && showErrors([id])),
    [afterPress, showErrors],
  )

  return {
    typed,
    hasDraft,
    checked,
    drawn,
    issues: readIssues(questions, typed, checked.issues, shown, texts),
    change,
    clear,
    leave,
    drawAll,
    /** Shows the errors, of these questions if some are named, and focuses the first one. Returns the ids of the questions. */
    refuse: (among?: readonly string[]): string[] => {
      const wrong = checked.issues.map(({ questionId }) => questionId)
      const ids = among ? wrong.filter((id) => among.includes(id)) : wrong
      showErrors(ids)
      drawAll()
      if (ids[0]) setWanted({ questionId: ids[0] })
      return ids
    },
    showErrorsOfTyped: useCallback(() => showErrors([...latest.current.keys()]), [showErrors]),
    hideErrors: () => setShown(new Set()),
  }
}
