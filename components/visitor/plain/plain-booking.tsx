import { checkAnswers } from '@/lib/forms/answers/check-answers'
import { FULL_KIT } from '@/lib/forms/answers/full-kit'
import type { Attendee } from '@/lib/meetings/visitor/attendee-fields'
import { ownQuestions } from '@/lib/meetings/visitor/own-questions'
import { startAction, timesPath } from '@/lib/meetings/visitor/plain-links'
import { isAsked } from '@/lib/shared/forms/question'
import { decimalMarkOf } from '@/lib/shared/text/decimal-mark'
import { toWallClock } from '@/lib/time/screen-time'
import { sayCheck } from '@/messages/check'
import { useCheckTexts, useTexts } from '@/messages/react/texts-provider'
import { AttendeeTextFields } from '../booking/attendee-text-fields'
import { BookingSummary } from '../booking/booking-summary'
import { CodeField } from '../booking/code-field'
import { GuestsField } from '../booking/guests-field'
import { MeetingFacts } from '../booking/meeting-facts'
import { RequestButtonLabel, RequestNote } from '../booking/request-words'
import { readIssues } from '../form/answering/issues'
import { Honeypot } from '../shared/honeypot'
import { primaryButton, quietButton } from '../shared/styles'
import { BookingRefusal } from './booking-refusal'
import type { Fault } from './fault-summary'
import { PlainCard } from './plain-card'
import { PlainQuestions } from './plain-questions'
import type { BookingView } from './views'

/** /{slug}/times/{start}: the form that books this time. */
export function PlainBooking(view: BookingView) {
  const { choices, formats, start, attendee, issues, isJudged } = view
  const booking = useTexts('booking')
  const { t } = useTexts('bookingDialog')
  const people = useTexts('bookingPeople')
  const plain = useTexts('plain')
  const texts = { form: useTexts('form'), checks: useCheckTexts() }
  const { timezone, duration } = choices
  const page = { ...view.page, duration, host: choices.host }
  const typed = new Map(view.answers)
  const questions = page.form?.questions ?? []
  const checked = checkAnswers(questions, page.form?.rules ?? [], typed, decimalMarkOf(texts.form.locale), FULL_KIT)
  const judged = new Set(isJudged ? checked.logic.visible.filter((id) => view.seen.includes(id)) : [])
  const answerIssues = readIssues(questions, typed, checked.issues, judged, texts)
  const own = Object.entries(ownQuestions(questions)) as [keyof Attendee, string][]
  /** Not asked again, unless the form refuses what the booking takes. */
  const folded = own.filter(([field, id]) => issues[field] || !answerIssues.has(id)).map(([, id]) => id)
  const attendeeFault = (id: keyof typeof issues, name: string): Fault[] =>
    issues[id] ? [{ id, name, message: sayCheck(texts.checks, issues[id]) }] : []
  const faults = [
    ...attendeeFault('attendeeName', t.name),
    ...attendeeFault('attendeeEmail', t.email),
    ...attendeeFault('guests', people.t.guests.label),
    ...attendeeFault('emailCode', people.t.code.label),
    ...questions.flatMap(({ id, question }) => {
      const message = answerIssues.get(id)
      return message === undefined || folded.includes(id) ? [] : [{ id, name: question, message }]
    }),
  ]
  const visitor = { timezone, detectedTimezone: timezone, ...formats }
  return (
    <PlainCard accent={page.brand?.accent} className="grid lg:grid-cols-[minmax(0,17.5rem)_minmax(0,1fr)]">
      <MeetingFacts page={page} texts={booking} />
      <div className="w-full max-w-xl px-4 py-6 sm:px-6">
        <h2 className="pb-3 font-semibold text-lg tracking-tight">{t.title}</h2>
        <form method="post" action={startAction(choices, start)} noValidate className="grid gap-4">
          {/* The first button is the one that Enter presses. */}
          <button type="submit" hidden />
          <BookingRefusal view={view} faults={faults} />
          <BookingSummary page={page} start={start} visitor={visitor} />
          {page.approval && <RequestNote host={page.ownerName} />}
          <input type="hidden" name="key" value={view.attemptKey} />
          <input type="hidden" name="timezone" value={timezone} />
          <input type="hidden" name="duration" value={choices.duration} />
          <AttendeeTextFields known={attendee} issues={issues} />
          {(page.maxGuests ?? 0) > 0 && (
            <GuestsField max={page.maxGuests ?? 0} typed={view.guests} issue={issues.guests} />
          )}
          {page.form && (
            <div
              hidden={questions.every(({ id, questionType }) => folded.includes(id) || !isAsked(questionType))}
              className="border-t pt-5 [--question-gap:1.5rem]"
            >
              <h3 dir="auto" lang={page.form.lang?.title} className="text-balance text-along font-semibold">
                {page.form.title}
              </h3>
              {page.form.description && (
                <p
                  dir="auto"
                  lang={page.form.lang?.description}
                  className="mt-1 text-along whitespace-pre-line text-muted-foreground text-sm leading-relaxed"
                >
                  {page.form.description}
                </p>
              )}
              {checked.logic.required.some((id) => !folded.includes(id)) && (
                <p className="mt-2 text-muted-foreground text-sm">
                  <span aria-hidden="true" className="text-destructive">
                    *
                  </span>{' '}
                  {t.requiredNote}
                </p>
              )}
              <PlainQuestions form={page.form} typed={typed} checked={checked} issues={answerIssues} folded={folded} />
            </div>
          )}
          <Honeypot />
          {view.codeSentTo !== null && (
            <>
              <input type="hidden" name="codeSentTo" value={view.codeSentTo} />
              <CodeField
                email={view.codeSentTo}
                sentAt={null}
                isWrong={issues.emailCode !== undefined}
                resend={{ type: 'submit', name: 'resend', value: '1' }}
              />
            </>
          )}
          <button type="submit" className={`${primaryButton} w-full`}>
            {page.approval ? <RequestButtonLabel /> : t.submit}
          </button>
          <a
            href={timesPath(choices, toWallClock(Date.parse(start), timezone).date)}
            className={`${quietButton} justify-self-start`}
          >
            {plain.t.form.otherTime}
          </a>
        </form>
      </div>
    </PlainCard>
  )
}
