import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { AskedForm } from '@/lib/forms/form'
import { type Attendee, checkAttendee } from '@/lib/meetings/visitor/attendee-fields'
import { ownQuestions } from '@/lib/meetings/visitor/own-questions'
import { type Answer, isAsked } from '@/lib/shared/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { goOnByEnter } from '../form/answering/focus-question'
import { useCheckedAnswers } from '../form/answering/use-checked-answers'
import { QuestionList } from '../form/question-list'
import { loadTypeCode, useTypeCode } from '../form/type-code'

export { loadTypeCode }

export type AskedHandle = {
  /**
   * Returns the answers that count, by question id. If one is wrong or missing: shows the error, focuses the question
   * and returns null.
   */
  read: () => Record<string, Answer> | null
}

type Props = {
  ref: Ref<AskedHandle>
  form: AskedForm
  /** The name and address in the booking's own fields, which answer the questions that ask for them again. */
  attendee: Attendee
  /** Under which answers are kept in this tab; without it they are not. */
  draftName?: string | undefined
}

/** The questions of a page's form. Loaded separately, because most pages have no form. */
export function AskedQuestions({ ref, form, attendee, draftName }: Props) {
  const { t } = useTexts('bookingDialog')
  const element = useRef<HTMLDivElement>(null)
  const code = useTypeCode(form)
  const { checked, drawn, typed, issues, change, leave, refuse, showErrorsOfTyped } = useCheckedAnswers({
    form,
    kit: code.kit,
    element,
    draftName,
  })
  const opened = useRef(form)
  const { folded, unfold } = useFolded(form, attendee, change)
  const skipped = useMemo(() => new Set([...checked.logic.skipped, ...folded]), [checked.logic.skipped, folded])
  const asksNothing = form.questions.every(({ id, questionType }) => skipped.has(id) || !isAsked(questionType))

  useImperativeHandle(ref, () => ({
    read() {
      const wrong = checked.issues.map(({ questionId }) => questionId)
      if (wrong.length === 0) return Object.fromEntries(checked.answers)
      // The field of the booking says what is wrong with it. What is right there and wrong here is asked after all.
      if (Object.keys(checkAttendee(attendee)).length === 0) {
        if (wrong.some((id) => folded.has(id))) unfold()
        refuse()
      } else refuse(wrong.filter((id) => !folded.has(id)))
      return null
    },
  }))

  // The form was fetched again: validate the answers at once.
  useEffect(() => {
    if (opened.current !== form) showErrorsOfTyped()
  }, [form, showErrorsOfTyped])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter goes on to the next question, as on the form's own page
    <div
      ref={element}
      hidden={asksNothing && drawn.isWhole}
      className="border-t pt-5 [--question-gap:1.5rem]"
      onKeyDown={goOnByEnter}
    >
      <h3 dir="auto" lang={form.lang?.title} className="text-balance text-along font-semibold">
        {form.title}
      </h3>
      {form.description && (
        <p
          dir="auto"
          lang={form.lang?.description}
          className="mt-1 text-along whitespace-pre-line text-muted-foreground text-sm leading-relaxed"
        >
          {form.description}
        </p>
      )}
      {checked.logic.required.some((id) => !skipped.has(id)) && (
        <p className="mt-2 text-muted-foreground text-sm">
          <span aria-hidden="true" className="text-destructive">
            *
          </span>{' '}
          {t.requiredNote}
        </p>
      )}
      <QuestionList
        drawn={drawn}
        code={code}
        headings="h4"
        rules={form.rules}
        logic={{ ...checked.logic, skipped }}
        typed={typed}
        issues={issues}
        onChange={change}
        onLeave={leave}
      />
    </div>
  )
}

const NONE: ReadonlySet<string> = new Set()

/** The questions that the booking's own fields answer: not shown, and stored with the others, until `unfold`. */
function useFolded({ questions }: AskedForm, attendee: Attendee, change: (id: string, answer: string) => void) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const own = useMemo(() => ownQuestions(questions), [questions])
  const folded = useMemo(() => (isUnfolded ? NONE : new Set(Object.values(own))), [own, isUnfolded])
  const { attendeeName, attendeeEmail } = attendee

  useEffect(() => {
    if (own.attendeeName) change(own.attendeeName, attendeeName)
  }, [own, attendeeName, change])
  useEffect(() => {
    if (own.attendeeEmail) change(own.attendeeEmail, attendeeEmail)
  }, [own, attendeeEmail, change])

  return { folded, unfold: () => setIsUnfolded(true) }
}
