import { useEffect, useRef, useState } from 'react'
import { type Attendee, readPrefilled } from '@/lib/meetings/visitor/attendee-fields'
import { useTexts } from '@/messages/react/texts-provider'
import { primaryButton } from '../shared/styles'
import type { Visitor } from '../shared/use-visitor'
import type { AskedHandle } from './asked-questions'
import type { BookingFailure } from './booking-failure'
import { FailureNotice } from './failure-notice'
import { TextField } from './text-field'
import type { Typed } from './use-booking'
import type { Questions } from './use-questions'

type Props = {
  start: string | null
  isPending: boolean
  failure: BookingFailure | null
  nearest: string[] | null
  visitor: Visitor
  questions: Questions | null
  /** The person who answered the form that led here. */
  carried?: Attendee | null
  onNearest: (start: string) => void
  onSubmit: (typed: Typed) => void
}

export function BookingForm(props: Props) {
  const { t } = useTexts('bookingDialog')
  const { start, isPending, failure, nearest, visitor, questions, carried, onNearest, onSubmit } = props
  const form = useRef<HTMLFormElement>(null)
  const asked = useRef<AskedHandle>(null)
  const issues = failure?.issues ?? {}
  const [known] = useState(() => prefill(readPrefilled(window.location.search), carried))

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failure])

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    onSubmit({
      attendeeName: String(data.get('attendeeName')),
      attendeeEmail: String(data.get('attendeeEmail')),
      ...(questions && { responses: asked.current?.read() ?? null }),
    })
  }

  return (
    <form ref={form} noValidate className="mt-4 grid gap-4" onSubmit={submit}>
      <TextField
        name="attendeeName"
        label={t.name}
        autoComplete="name"
        defaultValue={known.attendeeName}
        maxLength={200}
        issue={issues.attendeeName}
      />
      <TextField
        name="attendeeEmail"
        label={t.email}
        type="email"
        autoComplete="email"
        defaultValue={known.attendeeEmail}
        maxLength={254}
        hint={t.emailHint}
        issue={issues.attendeeEmail}
      />
      {questions && <questions.AskedQuestions ref={asked} form={questions.form} />}
      {failure && failure.message !== '' && start !== null && (
        <FailureNotice failure={failure} start={start} nearest={nearest} visitor={visitor} onNearest={onNearest} />
      )}
      <button type="submit" aria-disabled={isPending} className={`${primaryButton} w-full aria-disabled:opacity-60`}>
        {isPending ? t.pending : t.submit}
      </button>
    </form>
  )
}

/** Values in the URL win: the sender of the link may know better. */
function prefill(asked: Attendee, carried: Attendee | null = null): Attendee {
  return {
    attendeeName: asked.attendeeName || (carried?.attendeeName ?? ''),
    attendeeEmail: asked.attendeeEmail || (carried?.attendeeEmail ?? ''),
  }
}
