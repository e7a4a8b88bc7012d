import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { toast } from '@/components/ui/use-toast'
import type { AnswerKit } from '@/lib/forms/answers/answer-kit'
import type { PublicForm } from '@/lib/forms/form'
import type { LogicOutcome } from '@/lib/forms/rules/logic'
import { type Answer, isAsked } from '@/lib/shared/forms/question'
import { useCheckTexts, useTexts } from '@/messages/react/texts-provider'
import { isUnanswered } from './issues'
import { loadSendingSteps, type SendingSteps } from './load-sending-steps'
import { notSent, type SubmissionFailure } from './not-sent'
import { useCheckedAnswers } from './use-checked-answers'

/** The body to send: the answers that count, by question id, and the value of the honeypot field. */
export type Given = { responses: Record<string, Answer>; website: string }

type Options = {
  form: PublicForm
  kit: AnswerKit
  element: RefObject<HTMLFormElement | null>
  draftName: string | undefined
  /** Resolves to false where the visitor took it back. */
  onSubmit: (given: Given, logic: LogicOutcome) => Promise<unknown>
}

type Attempt = { isPending: boolean; failure: SubmissionFailure | null }

/** The form was sent; `ThankYou` replaces it. */
type Done = Pick<SendingSteps, 'ThankYou'> & Pick<LogicOutcome, 'redirectUrl' | 'endingId'>

const IDLE: Attempt = { isPending: false, failure: null }

export type Answering = ReturnType<typeof useAnswering>

/** Answers as they are given, what the rules make of them, and sending them once. */
export function useAnswering({ form, kit, element, draftName, onSubmit }: Options) {
  const texts = {
    form: useTexts('form'),
    tryAgain: useTexts('tryAgain'),
    errors: useTexts('visitorErrors'),
    checks: useCheckTexts(),
  }
  const { t, say } = texts.form
  const answers = useCheckedAnswers({ form, kit, element, draftName })
  const { typed, checked } = answers
  const asked = form.questions.filter(({ id, questionType }) => isAsked(questionType) && !checked.logic.skipped.has(id))
  const [attempt, setAttempt] = useState(IDLE)
  const [done, setDone] = useState<Done | null>(null)
  const isSending = useRef(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    if (checked.issues.length > 0) return refuse()
    const website = String(new FormData(event.currentTarget).get('website') ?? '')
    isSending.current = true
    setAttempt({ isPending: true, failure: null })
    let steps: SendingSteps | null = null
    try {
      steps = await loadSendingSteps()
      const sent = await onSubmit({ responses: Object.fromEntries(checked.answers), website }, checked.logic)
      const held = steps.takeHeldBack(element.current, texts.form)
      if (held) return fail(held)
      setAttempt(IDLE)
      if (sent === false) return
      const { redirectUrl, endingId } = checked.logic
      setDone({ ThankYou: steps.ThankYou, redirectUrl, endingId })
      answers.hideErrors()
      answers.clear()
    } catch (error) {
      fail(steps ? steps.toSubmissionFailure(error, texts) : notSent(texts.form))
    } finally {
      isSending.current = false
    }
  }

  function fail(failure: SubmissionFailure) {
    setAttempt({ isPending: false, failure })
    if (failure.closedText === undefined)
      toast({ title: t.failure.title, description: failure.message, variant: 'destructive' })
  }

  function refuse(among?: readonly string[]) {
    const ids = answers.refuse(among)
    setAttempt(IDLE)
    const isMissing = ids.some((id) => isUnanswered(typed.get(id)))
    const description = isMissing ? t.missing.text : say(t.wrong.text, { count: ids.length })
    toast({ title: isMissing ? t.missing.title : t.wrong.title, description, variant: 'destructive' })
  }

  return {
    typed,
    drawn: answers.drawn,
    drawAll: answers.drawAll,
    logic: checked.logic,
    asked: asked.length,
    answered: asked.filter(({ id }) => checked.answers.has(id)).length,
    issues: answers.issues,
    /** The ids of all questions that are not answered as they should be. */
    wrong: checked.issues.map(({ questionId }) => questionId),
    hasDraft: answers.hasDraft,
    done,
    ...attempt,
    change: answers.change,
    clear: answers.clear,
    leave: answers.leave,
    submit,
    refuse,
    /** Restarts after the form was fetched again, and validates the typed answers at once. */
    startAnew: () => {
      setAttempt(IDLE)
      answers.showErrorsOfTyped()
    },
    goBack: () => {
      setDone(null)
      setAttempt(IDLE)
    },
  }
}
