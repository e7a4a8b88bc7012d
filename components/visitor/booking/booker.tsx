'use client'

import { lazy, Suspense, useState } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { useVisitor } from '../shared/use-visitor'
import { type Early, focusedPlace } from '../times/early-handover'
import { TimePicker } from '../times/time-picker'
import type { TimesView } from '../times/times-view'
import { useKeptFocus } from '../times/use-kept-focus'
import { findOutdated, useSlots } from '../times/use-slots'
import { askedDurationOf, type HostedPage } from './bookable-page'
import { useChoices } from './choices'
import type { Confirmed } from './use-arrival'
import { useBookingSteps } from './use-booking-steps'
import { VisitorToast } from './visitor-toast'

const OtherTimes = lazy(() => import('./other-times'))

/** Everything that moves: calendar, times, dialog. */
export function Booker({ page: published }: { page: HostedPage }) {
  const { t } = useTexts('booking')
  const page = { ...published, ...useChoices().chosen }
  const { visitor, prefer } = useVisitor(page.timezone, page.lockTimezone)
  const slots = useSlots(page.slug, visitor?.timezone ?? null, {
    duration: askedDurationOf(page),
    closed: page.dates,
    more: page.more,
    onEarly: takeOver,
  })
  const [firstView, setFirstView] = useState<TimesView>()
  const keepFocus = useKeptFocus()
  const [start, setStart] = useState<string | null>(null)
  const outdated = findOutdated(slots, page.duration)
  const { steps, ...loading } = useBookingSteps(page.form, outdated)
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null)

  function bookAnother() {
    setConfirmed(null)
    void slots.reload()
  }

  function takeOver({ view, start: pressed }: Early) {
    keepFocus(focusedPlace())
    setFirstView(view)
    if (pressed !== null) choose(pressed)
  }

  function choose(chosen: string) {
    setStart(chosen)
    loading.need()
  }

  if (confirmed && visitor && steps) {
    return (
      <div className="px-4 py-8 sm:p-8">
        <steps.Confirmation {...confirmed} timeFormat={visitor.timeFormat} onBack={bookAnother} />
      </div>
    )
  }
  return (
    <>
      <TimePicker
        visitor={visitor}
        slots={slots}
        page={page}
        pageTimezone={page.timezone}
        isLocked={page.lockTimezone}
        firstView={firstView}
        pressed={start}
        onPrefer={prefer}
        onNear={loading.warmUp}
        onChoose={choose}
      />
      {page.acceptsOtherTimes && visitor && (
        <Suspense>
          <OtherTimes page={page} visitor={visitor} onChoose={choose} />
        </Suspense>
      )}
      {visitor && steps && (
        <steps.BookingStep
          page={page}
          asked={steps.asked}
          start={start}
          visitor={visitor}
          outdated={outdated}
          onStart={setStart}
          onRefused={slots.reload}
          onConfirmed={setConfirmed}
        />
      )}
      {loading.hasFailed && <VisitorToast role="alert">{t.dialogFailed}</VisitorToast>}
    </>
  )
}
