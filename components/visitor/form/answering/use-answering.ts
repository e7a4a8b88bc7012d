import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { toast } from '@/components/ui/use-toast'
import type { PublicForm } from '@/lib/forms/form'
import type { Answer } from '@/lib/vocabulary/forms/question'
import { useCheckTexts, useTexts } from '@/messages/react/texts-provider'
import { isUnanswered } from './issues'
import { loadSendingSteps, type SendingSteps } from './load-sending-steps'
import { notSent, type SubmissionFailure } from './not-sent'
import { useCheckedAnswers } from './use-checked-answers'

/** The body to send: the answers that count, by question id, and the value of the honeypot field. */
export type Given = { responses: Record<string, Answer>; website: string }

type Options = {
  form: PublicForm
  element: RefObject<HTMLFormElement | null>
  draftName: string | undefined
  onSubmit: (given: Given) => Promise<unknown>
}

type Attempt = { isPending: boolean; failure: SubmissionFailure | null }

/** The form was sent; `ThankYou` replaces it. */
type Done = Pick<SendingSteps, 'ThankYou'> & { redirectUrl: string | null }

const IDLE: Attempt = { isPending: false, failure: null }

/** Answers as they are given, what the rules make of them, and sending them once. */
export function useAnswering({ form, element, draftName, onSubmit }: Options) {
  const texts = {
    form: useTexts('form'),
    tryAgain: useTexts('tryAgain'),
    errors: useTexts('visitorErrors'),
    checks: useCheckTexts(),
  }
  const { t, say } = texts.form
  const answers = useCheckedAnswers({ form, element, draftName })
  const { typed, checked } = answers
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
      await onSubmit({ responses: Object.fromEntries(checked.answers), website })
      setAttempt(IDLE)
      setDone({ ThankYou: steps.ThankYou, redirectUrl: checked.logic.redirectUrl })
      answers.hideErrors()
      answers.clear()
    } catch (error) {
      const failure = steps ? steps.toSubmissionFailure(error, texts) : notSent(texts.form)
      setAttempt({ isPending: false, failure })
      if (failure.closedText === undefined)
        toast({ title: t.failure.title, description: failure.message, variant: 'destructive' })
    } finally {
      isSending.current = false
    }
  }

  function refuse() {
    const ids = answers.refuse()
    setAttempt(IDLE)
    const isMissing = ids.some((id) => isUnanswered(typed.get(id)))
    const description = isMissing ? t.missing.text : say(t.wrong.text, { count: ids.length })
    toast({ title: isMissing ? t.missing.title : t.wrong.title, description, variant: 'destructive' })
  }

  return {
    typed,
    drawn: answers.drawn,
    logic: checked.logic,
    answered: checked.answers.size,
    issues: answers.issues,
    hasDraft: answers.hasDraft,
    done,
    ...attempt,
    change: answers.change,
    clear: answers.clear,
    leave: answers.leave,
    submit,
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
