import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { announceOutcome } from '@/lib/embed/outcome'
import type { PublicForm } from '@/lib/forms/form'
import { toAttendee } from '@/lib/meetings/visitor/respondent-attendee'
import { useTexts } from '@/messages/react/texts-provider'
import { askedDurationOf, type HostedPage } from '../booking/bookable-page'
import { BookingDialog } from '../booking/booking-dialog'
import { DurationChips } from '../booking/duration-chips'
import { HostSelect } from '../booking/host-select'
import { moreOf } from '../booking/use-host-choice'
import type { Given } from '../form/answering/use-answering'
import { carryAttendee } from '../shared/carried-attendee'
import { quietButton } from '../shared/styles'
import { useVisitor } from '../shared/use-visitor'
import { remember } from '../shared/visitor-storage'
import { TimePicker } from '../times/time-picker'
import { useSlots } from '../times/use-slots'
import { BookedNote } from './booked-note'
import { postWithAnswers } from './post-with-answers'
import { useStepEntry } from './use-step-entry'

type Props = {
  slug: string
  form: PublicForm
  given: Given
  page: HostedPage
  look: CSSProperties | undefined
  onBack: () => void
  /** The answers are refused, so that the form has to say why. */
  onRefused: (error: unknown) => void
  onBooked: (facts: ReactNode) => void
}

export function TimeStep({ slug, form, given, page: opened, look, onBack, onRefused, onBooked }: Props) {
  const { t, say } = useTexts('form')
  const [duration, setDuration] = useState(opened.duration)
  const [host, setHost] = useState<string>()
  const page = { ...opened, duration, host }
  const { visitor, prefer } = useVisitor(page.timezone, page.lockTimezone)
  const slots = useSlots(page.slug, visitor?.timezone ?? null, {
    duration: askedDurationOf(page),
    closed: page.dates,
    more: moreOf(page, host),
  })
  const [start, setStart] = useState<string | null>(null)
  const entry = useStepEntry(onBack)
  // Before the dialog reads it.
  useState(() => carryAttendee(page.slug, toAttendee(form.questions, given.responses)))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div style={look} className="overflow-clip visitor-card">
      <div className="px-5 pt-8 pb-4 sm:px-10 sm:pt-10">
        <p dir="auto" lang={form.lang?.title} className="text-balance text-muted-foreground text-sm">
          {form.title}
        </p>
        <h1
          ref={heading}
          tabIndex={-1}
          className="mt-1 text-balance font-semibold text-2xl tracking-tight outline-none"
        >
          {t.done.chooseTime}
        </h1>
        <p className="mt-2 text-balance text-muted-foreground">{say(t.done.chooseTimeOn, { title: page.title })}</p>
        {page.durations.length > 1 && (
          <div className="mt-4">
            <DurationChips durations={page.durations} value={duration} onChoose={setDuration} />
          </div>
        )}
        {page.hosts && (
          <div className="mt-4">
            <HostSelect hosts={page.hosts} value={host} onChoose={setHost} />
          </div>
        )}
      </div>
      <div className="border-t">
        <TimePicker
          visitor={visitor}
          slots={slots}
          pageTimezone={page.timezone}
          isLocked={page.lockTimezone}
          pressed={start}
          onPrefer={prefer}
          onNear={() => undefined}
          onChoose={setStart}
        />
      </div>
      <div className="border-t px-5 py-4 sm:px-10">
        <button type="button" className={`${quietButton} -ms-5`} onClick={entry.goBack}>
          {t.done.backToForm}
        </button>
      </div>
      {visitor && (
        <BookingDialog
          page={page}
          asked={null}
          start={start}
          visitor={visitor}
          post={postWithAnswers({ slug, form, given, onRefused })}
          onStart={setStart}
          onHost={setHost}
          onRefused={slots.reload}
          onBooked={(facts, booked) => {
            remember('sessionStorage', 'timeFormat', visitor.timeFormat)
            announceOutcome({ type: 'slotform:booked' })
            entry.finish()
            onBooked(<BookedNote facts={facts} booked={booked} timeFormat={visitor.timeFormat} />)
          }}
        />
      )}
    </div>
  )
}
