import { useEffect, useRef, useState } from 'react'
import { dialogFoot, dialogPart } from '@/components/ui/sheet-styles'
import { type Attendee, splitAddresses } from '@/lib/meetings/visitor/attendee-fields'
import { formatTime } from '@/lib/scheduling/format'
import { useTexts } from '@/messages/react/texts-provider'
import { answersDraftNameOf } from '../form/answering/draft-storage'
import { primaryButton } from '../shared/styles'
import type { Visitor } from '../shared/use-visitor'
import type { AskedHandle } from './asked-questions'
import { AttendeeTextFields } from './attendee-text-fields'
import { keepBookingDraft, readFirstValues } from './booking-draft'
import type { BookingFailure } from './booking-failure'
import { CodeButtonLabel, CodeField, CodeNote } from './code-field'
import { type ChooseHost, FailureNotice } from './failure-notice'
import { GuestsField } from './guests-field'
import type { Questions } from './load-questions'
import { RequestButtonLabel } from './request-words'
import type { SentCode, Typed } from './use-booking'
import { useCorrected } from './use-corrected'

type Props = {
  start: string | null
  isPending: boolean
  failure: BookingFailure | null
  nearest: string[] | null
  visitor: Visitor
  questions: Questions | null
  /** The person who answered the form that led here. */
  carried?: Attendee | null
  /** Under which what is typed is kept in this tab until it is sent; without it it is not. */
  draftName?: string
  /** The owner approves each booking. */
  isRequest?: boolean
  /** In a dialog the fields scroll, and the button stays in sight below them. */
  isInDialog?: boolean
  /** The most guests that may come along; none without. */
  maxGuests?: number | undefined
  /** The page may send a code to the visitor's address. */
  checksEmail?: boolean | undefined
  /** The code that was sent to the visitor's address, if the page asks for one. */
  sentCode?: SentCode | null
  onResend?: (email: string) => void
  onNearest: (start: string) => void
  chooseHost?: ChooseHost | undefined
  onSubmit: (typed: Typed) => void
}

export function BookingForm(props: Props) {
  const { locale } = useTexts('bookingDialog')
  const { start, isPending, failure, nearest, visitor, questions, carried, isInDialog, onNearest, onSubmit } = props
  const { isRequest, maxGuests = 0, checksEmail, sentCode, onResend, draftName, chooseHost } = props
  const form = useRef<HTMLFormElement>(null)
  const asked = useRef<AskedHandle>(null)
  const { issues, look } = useCorrected(failure)
  const [known] = useState(() => readFirstValues(draftName, carried))
  /** As typed, for questions that ask for it again; without questions it is read when it is sent. */
  const [attendee, setAttendee] = useState<Attendee>(known)

  /** A time that was refused is gone: the button waits for another one. */
  const isGone = failure?.isTaken === true

  useEffect(() => {
    if (!failure) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failure])

  const said = nearest ?? failure
  useEffect(() => {
    if (said) form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [said])

  useEffect(() => {
    if (sentCode) form.current?.querySelector<HTMLElement>('[name="emailCode"]')?.focus()
  }, [sentCode])

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isGone) return
    const data = new FormData(event.currentTarget)
    onSubmit({
      ...readAttendee(data),
      ...(questions && { responses: asked.current?.read() ?? null }),
      ...(maxGuests > 0 && { guests: splitAddresses(String(data.get('guests') ?? '')) }),
      ...(sentCode && { emailCode: String(data.get('emailCode') ?? '').trim() }),
    })
  }

  return (
    <form
      ref={form}
      noValidate
      className={isInDialog ? 'flex min-h-0 flex-1 flex-col' : 'mt-4 grid gap-4'}
      onInput={(event) => {
        look(event.currentTarget, (event.target as HTMLInputElement).name)
        if (questions) setAttendee(readAttendee(new FormData(event.currentTarget)))
        if (draftName) keepBookingDraft(draftName, event.currentTarget)
      }}
      onSubmit={submit}
    >
      <div
        className={
          isInDialog ? `${dialogPart} min-h-0 flex-1 scroll-py-3 overflow-y-auto overscroll-contain pt-4 pb-5` : ''
        }
      >
        <div className="grid gap-4">
          <AttendeeTextFields known={known} issues={issues} />
          {checksEmail && !sentCode && <CodeNote />}
          {maxGuests > 0 && <GuestsField max={maxGuests} typed={known.guests} issue={issues.guests} />}
          {questions && (
            <questions.AskedQuestions
              ref={asked}
              form={questions.form}
              attendee={attendee}
              draftName={draftName && answersDraftNameOf(draftName)}
            />
          )}
          {sentCode && (
            <CodeField
              key={sentCode.email}
              email={sentCode.email}
              sentAt={formatTime(sentCode.atMs, visitor.timezone, visitor.timeFormat, locale)}
              isWrong={issues.emailCode !== undefined}
              isPending={isPending}
              resend={{
                type: 'button',
                onClick: () => {
                  if (isPending) return
                  // At once: the mail may be read before its request is answered, and what is typed then stays.
                  Object(form.current?.elements).emailCode.value = ''
                  onResend?.(sentCode.email)
                },
              }}
            />
          )}
          {failure && failure.message !== '' && start !== null && (
            <FailureNotice {...{ failure, start, nearest, visitor, onNearest, chooseHost }} />
          )}
        </div>
      </div>
      <div className={isInDialog ? `${dialogPart} ${dialogFoot} shrink-0` : ''}>
        <button
          type="submit"
          aria-disabled={isPending || isGone}
          className={`${primaryButton} w-full aria-disabled:cursor-default aria-disabled:opacity-60`}
        >
          <ButtonLabel isRequest={isRequest} isPending={isPending} isCodeSent={sentCode != null} />
        </button>
      </div>
    </form>
  )
}

function readAttendee(data: FormData): Attendee {
  return { attendeeName: String(data.get('attendeeName')), attendeeEmail: String(data.get('attendeeEmail')) }
}

type ButtonLabelProps = { isRequest?: boolean | undefined; isPending: boolean; isCodeSent: boolean }

/** What the button leads to. */
function ButtonLabel({ isRequest, isPending, isCodeSent }: ButtonLabelProps) {
  const { t } = useTexts('bookingDialog')
  if (isCodeSent) return <CodeButtonLabel isRequest={isRequest} isPending={isPending} />
  if (isRequest) return <RequestButtonLabel isPending={isPending} />
  return isPending ? t.pending : t.submit
}
