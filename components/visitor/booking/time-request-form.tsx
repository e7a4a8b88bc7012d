import { type FormEvent, useEffect, useRef, useState } from 'react'
import { WithCity } from '@/components/fields/timezone/with-city'
import { checkAttendee } from '@/lib/meetings/visitor/attendee-fields'
import { formatTime } from '@/lib/scheduling/format'
import { MAX_REQUEST_NOTE } from '@/lib/shared/time-requests'
import type { WallTime } from '@/lib/time/wall-time'
import { useTexts } from '@/messages/react/texts-provider'
import { primaryButton } from '../shared/styles'
import type { Visitor } from '../shared/use-visitor'
import { CodeField, CodeNote } from './code-field'
import { TextField } from './text-field'
import { useCorrected } from './use-corrected'
import { useTimeRequest } from './use-time-request'
import { startOf, WantedTime } from './wanted-time'

type Props = {
  page: { slug: string; duration: number | undefined; k: string | undefined }
  host: string
  /** The page may send a code to the guest's address. */
  checksEmail: boolean
  visitor: Visitor
  onBook: (start: string) => void
  onSent: (email: string) => void
}

const NO_TIME: WallTime = { date: '', time: '' }
const isEmpty = ({ date, time }: WallTime) => date === '' && time === ''

/** Up to two times, who asks, and a message. */
export function TimeRequestForm({ page, host, checksEmail, visitor, onBook, onSent }: Props) {
  const { t, say, locale } = useTexts('otherTimes')
  const dialog = useTexts('bookingDialog')
  const { timezone, timeFormat } = visitor
  const form = useRef<HTMLFormElement>(null)
  const [first, setFirst] = useState(NO_TIME)
  const [second, setSecond] = useState(NO_TIME)
  const [isTried, setTried] = useState(false)
  const { slug, duration, k } = page
  const request = useTimeRequest({ slug, k, host, checksEmail, onSent })
  const { attempt, sentCode } = request
  const { isPending, message } = attempt
  const { issues, look } = useCorrected(attempt)

  useEffect(() => {
    if (Object.keys(attempt.issues).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])

  useEffect(() => {
    if (sentCode) form.current?.querySelector<HTMLElement>('[name="emailCode"]')?.focus()
  }, [sentCode])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const read = (name: string) => String(data.get(name) ?? '').trim()
    const attendee = { attendeeName: read('attendeeName'), attendeeEmail: read('attendeeEmail') }
    const named = [first, ...(isEmpty(second) ? [] : [second])].map((wall) => startOf(wall, timezone))
    const startTimes = named.filter((start) => start !== null)
    const wrong = checkAttendee(attendee)
    setTried(true)
    // Also where only a time is missing: a new object of issues takes the focus there.
    if (startTimes.length < named.length || Object.keys(wrong).length > 0) {
      request.show(wrong)
      if (startTimes.length < named.length) focusMissing(form.current)
      return
    }
    void request.submit({
      ...attendee,
      startTimes,
      ...(duration && { duration }),
      note: read('otherNote'),
      userTimezone: timezone,
      userTimeFormat: timeFormat,
      ...(sentCode && { emailCode: read('emailCode') }),
    })
  }

  const times = { host, page, timezone, onBook }
  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-xl gap-4 pb-4"
      onInput={(event) => look(event.currentTarget, (event.target as HTMLInputElement).name)}
      onSubmit={submit}
    >
      <WantedTime {...times} legend={t.first} wall={first} isWrong={isTried} onChange={setFirst} />
      <WantedTime
        {...times}
        legend={t.second}
        wall={second}
        isOptional
        isWrong={isTried && !isEmpty(second)}
        onChange={setSecond}
      />
      <p className="-mt-2 text-muted-foreground text-sm">
        <WithCity timezone={timezone}>{(city) => say(t.zone, { zone: city })}</WithCity>
      </p>
      <TextField
        id="otherName"
        name="attendeeName"
        label={dialog.t.name}
        autoComplete="name"
        maxLength={200}
        {...(issues.attendeeName && { issue: issues.attendeeName })}
      />
      <TextField
        id="otherEmail"
        name="attendeeEmail"
        label={dialog.t.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        hint={t.emailHint}
        {...(issues.attendeeEmail && { issue: issues.attendeeEmail })}
      />
      {checksEmail && !sentCode && <CodeNote />}
      <div className="grid gap-1.5">
        <label htmlFor="otherNote" className="font-medium text-sm">
          {say(t.note, { host })}
        </label>
        <textarea
          id="otherNote"
          name="otherNote"
          rows={3}
          maxLength={MAX_REQUEST_NOTE}
          aria-describedby="otherNote-note"
          className="visitor-field py-2 sm:text-sm"
        />
        <p id="otherNote-note" className="text-muted-foreground text-sm">
          {t.optional}
        </p>
      </div>
      {sentCode && (
        <CodeField
          id="otherCode"
          key={sentCode.email}
          email={sentCode.email}
          sentAt={formatTime(sentCode.atMs, timezone, timeFormat, locale)}
          isWrong={issues.emailCode !== undefined}
          isPending={isPending}
          resend={{ type: 'button', onClick: () => void request.resend(sentCode.email) }}
        />
      )}
      {message && (
        <p role="alert" className="text-destructive text-sm">
          {message}
        </p>
      )}
      <button
        type="submit"
        aria-disabled={isPending}
        className={`${primaryButton} justify-self-start aria-disabled:cursor-default aria-disabled:opacity-60`}
      >
        {isPending ? t.sending : t.submit}
      </button>
    </form>
  )
}

/** The first field of a time that is not filled in. */
function focusMissing(form: HTMLFormElement | null) {
  const fields = form?.querySelectorAll<HTMLInputElement>('input[type="date"], input[type="time"]') ?? []
  const missing = [...fields].find(({ value, required }) => required && value === '')
  requestAnimationFrame(() => missing?.focus())
}
