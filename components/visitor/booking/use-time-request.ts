import { useRef, useState } from 'react'
import { postEmailCheck } from '@/lib/client/visitor/book'
import { postTimeRequest, type TimeRequestBody } from '@/lib/client/visitor/other-times'
import { VisitorError } from '@/lib/client/visitor/visitor-request'
import { createAttemptKeys, randomUuid } from '@/lib/meetings/visitor/attempt-key'
import type { AttendeeIssues } from '@/lib/meetings/visitor/attendee-fields'
import { useCheckTexts, useTexts } from '@/messages/react/texts-provider'
import { toBookingFailure } from './booking-failure'
import type { SentCode } from './use-booking'

type Attempt = { isPending: boolean; message: string; issues: AttendeeIssues }

const IDLE: Attempt = { isPending: false, message: '', issues: {} }

type Options = {
  slug: string
  k: string | undefined
  host: string
  checksEmail: boolean
  onSent: (email: string) => void
}

/** One request at a time: sends it under its own key, asks for a code where the page does, and turns what goes wrong into words. */
export function useTimeRequest({ slug, k, host, checksEmail, onSent }: Options) {
  const [attempt, setAttempt] = useState(IDLE)
  const [sentCode, setSentCode] = useState<SentCode | null>(null)
  const [keyOf] = useState(() => createAttemptKeys(() => randomUuid(crypto)))
  const isSending = useRef(false)
  const { t, say, language } = useTexts('otherTimes')
  const texts = {
    dialog: useTexts('bookingDialog'),
    tryAgain: useTexts('tryAgain'),
    mailLimits: useTexts('mailLimits'),
    errors: useTexts('visitorErrors'),
    checks: useCheckTexts(),
  }

  function show(issues: AttendeeIssues, message = '') {
    setAttempt({ isPending: false, message, issues })
  }

  function fail(error: unknown) {
    if (!(error instanceof VisitorError)) return show({}, t.failed)
    if (error.code === 'time_offered') return show({}, t.offered)
    if (error.code === 'too_many_time_requests') return show({}, say(t.full, { host }))
    const { issues, message } = toBookingFailure(error, texts)
    return show(issues, message)
  }

  async function run(work: () => Promise<void>) {
    if (isSending.current) return
    isSending.current = true
    setAttempt({ ...IDLE, isPending: true })
    try {
      await work()
    } catch (error) {
      fail(error)
    } finally {
      isSending.current = false
    }
  }

  async function askForCode(email: string) {
    await postEmailCheck(slug, { email, language, ...(k && { k }) })
    setSentCode({ email, atMs: Date.now() })
    setAttempt(IDLE)
  }

  const submit = (body: Omit<TimeRequestBody, 'language' | 'k'>) =>
    run(async () => {
      const email = body.attendeeEmail
      try {
        const whole = { ...body, language, ...(k && { k }) }
        await postTimeRequest(slug, whole, keyOf(whole))
        setAttempt(IDLE)
        onSent(email)
      } catch (error) {
        if (!(checksEmail && error instanceof VisitorError && error.code === 'email_check')) throw error
        if (sentCode?.email === email) show({ emailCode: 'wrong' })
        else await askForCode(email)
      }
    })

  return { attempt, sentCode, show, submit, resend: (email: string) => run(() => askForCode(email)) }
}
