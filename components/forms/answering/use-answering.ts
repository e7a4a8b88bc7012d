import { type FormEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { checkAnswers } from '@/lib/forms/answers'
import type { PublicForm } from '@/lib/forms/form'
import type { Answer } from '@/lib/forms/question'
import { form as text } from '@/messages/en/form'
import { toast } from '../../ui/use-toast'
import { focusQuestion } from './focus-question'
import { isUnanswered, readIssues } from './issues'
import { type SubmissionFailure, toSubmissionFailure } from './submission-failure'
import { useAfterPress } from './use-after-press'
import { useTypedAnswers } from './use-typed-answers'

/** What is sent: answers that count, by question id, and what stands in the field that no person sees. */
export type Given = { responses: Record<string, Answer>; website: string }

type Options = {
  form: PublicForm
  element: RefObject<HTMLFormElement | null>
  draftName: string | undefined
  onSubmit: (given: Given) => Promise<unknown>
}

type Attempt = { isPending: boolean; failure: SubmissionFailure | null }

const IDLE: Attempt = { isPending: false, failure: null }

/** Answers as they are given, what the rules make of them, and sending them once. */
export function useAnswering({ form: { questions, logicRules }, element, draftName, onSubmit }: Options) {
  const { typed, hasDraft, change, clear } = useTypedAnswers({ questions, form: element, draftName })
  const checked = useMemo(() => checkAnswers(questions, logicRules, typed), [questions, logicRules, typed])
  /** Questions whose answer was judged aloud; the others may still be on their way. */
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set())
  const [attempt, setAttempt] = useState(IDLE)
  const [wanted, setWanted] = useState<{ questionId: string } | null>(null)
  const [done, setDone] = useState<{ redirectUrl: string | null } | null>(null)
  const isSending = useRef(false)
  const afterPress = useAfterPress()
  const latest = useRef(typed)
  latest.current = typed

  useEffect(() => {
    if (wanted) focusQuestion(element.current, wanted.questionId)
  }, [wanted, element])

  const judge = useCallback((ids: string[]) => setJudged((known) => new Set([...known, ...ids])), [])
  const leave = useCallback(
    (id: string) => afterPress(() => !isUnanswered(latest.current.get(id)) && judge([id])),
    [afterPress, judge],
  )

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    if (checked.issues[0]) return refuse(checked.issues[0].questionId)
    const website = String(new FormData(event.currentTarget).get('website') ?? '')
    isSending.current = true
    setAttempt({ isPending: true, failure: null })
    try {
      await onSubmit({ responses: Object.fromEntries(checked.answers), website })
      setAttempt(IDLE)
      setDone({ redirectUrl: checked.logic.redirectUrl })
      setJudged(new Set())
      clear()
      toast({ title: text.done.toast })
    } catch (error) {
      const failure = toSubmissionFailure(error)
      setAttempt({ isPending: false, failure })
      if (failure.closedText === undefined)
        toast({ title: text.failure.title, description: failure.message, variant: 'destructive' })
    } finally {
      isSending.current = false
    }
  }

  function refuse(firstId: string) {
    const ids = checked.issues.map(({ questionId }) => questionId)
    judge(ids)
    setAttempt(IDLE)
    setWanted({ questionId: firstId })
    const isMissing = ids.some((id) => isUnanswered(typed.get(id)))
    const { title, text: description } = isMissing ? text.missing : { ...text.wrong, text: text.wrong.text(ids.length) }
    toast({ title, description, variant: 'destructive' })
  }

  return {
    typed,
    logic: checked.logic,
    answered: checked.answers.size,
    issues: readIssues(questions, typed, checked.issues, judged),
    hasDraft,
    done,
    ...attempt,
    change,
    clear,
    leave,
    submit,
    /** The form has been read again: what its answers are worth now is said at once. */
    startAnew: () => {
      setAttempt(IDLE)
      judge([...typed.keys()])
    },
    goBack: () => {
      setDone(null)
      setAttempt(IDLE)
    },
  }
}
