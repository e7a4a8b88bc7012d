import { useState } from 'react'
import { CheckIcon } from '@/components/ui/check-icon'
import { announceOutcome } from '@/lib/embed/outcome'
import type { SlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import { useTexts } from '@/messages/react/texts-provider'
import type { Visitor } from '../shared/use-visitor'
import { remember } from '../shared/visitor-storage'
import type { HostedPage } from './bookable-page'
import { BookingDialog } from './booking-dialog'
import type { Questions } from './load-questions'
import { type Confirmed, useArrival } from './use-arrival'
import { useHostChoice } from './use-host-choice'
import { usePageRenewal } from './use-page-renewal'
import { VisitorToast } from './visitor-toast'

type Props = {
  page: HostedPage
  asked: Questions | null
  /** The chosen time; the dialog is open while there is one. */
  start: string | null
  visitor: Visitor
  /** A sign that the page has changed since it was opened. */
  outdated: unknown
  onStart: (start: string | null) => void
  onRefused: () => Promise<SlotCalendar | null>
  /** In a frame: the confirmation replaces the calendar. */
  onConfirmed: (confirmed: Confirmed) => void
}

/** The dialog, and the way from it to the confirmation. */
export function BookingStep({ page, asked, start, visitor, outdated, onStart, onRefused, onConfirmed }: Props) {
  const { t } = useTexts('booking')
  const success = useTexts('success')
  const [isRequest, setIsRequest] = useState(false)
  const isRenewed = usePageRenewal(outdated)
  const chooseHost = useHostChoice(page)
  const { isArriving, arrive } = useArrival(page, onConfirmed)
  return (
    <>
      <BookingDialog
        page={page}
        asked={asked}
        start={start}
        visitor={visitor}
        onStart={onStart}
        onHost={chooseHost}
        onRefused={onRefused}
        onBooked={(facts, booked) => {
          onStart(null)
          setIsRequest(facts.until !== undefined)
          remember('sessionStorage', 'timeFormat', visitor.timeFormat)
          arrive(facts, booked)
          announceOutcome({ type: 'slotform:booked' })
        }}
      />
      {isRenewed && start === null && <VisitorToast role="status">{t.times.changed.title}</VisitorToast>}
      {isArriving && (
        <VisitorToast role="status">
          <CheckIcon className="size-5 text-primary" />
          {isRequest ? success.t.request.heading : t.scheduled}
        </VisitorToast>
      )}
    </>
  )
}
