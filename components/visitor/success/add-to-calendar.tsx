'use client'

import { useState } from 'react'
import { calendarLinks } from '@/lib/export/calendar-links'
import type { SuccessFacts } from '@/lib/meetings/visitor/success-facts'
import { useTexts } from '@/messages/react/texts-provider'
import type { RememberedBooking } from '../shared/remembered-booking'
import { primaryButton } from '../shared/styles'
import { WebCalendars } from '../shared/web-calendars'
import { toBookedEntry } from './booked-entry'

type Props = { facts: SuccessFacts; booked: RememberedBooking | null }

/** A file for any calendar. Calendars on the web need an instant. */
export function AddToCalendar({ facts, booked }: Props) {
  const texts = {
    success: useTexts('success'),
    booking: useTexts('booking'),
    locations: useTexts('locations'),
    joining: useTexts('joining'),
    entry: useTexts('entry'),
  }
  const { t } = texts.success
  const [hasFailed, setHasFailed] = useState(false)
  if (!facts.date || !facts.time) return null
  const entry = toBookedEntry(facts, booked, texts)

  async function download() {
    setHasFailed(false)
    try {
      const { downloadMeeting } = await import('./download-meeting')
      downloadMeeting(entry)
    } catch {
      setHasFailed(true)
    }
  }

  return (
    <>
      <button type="button" className={primaryButton} onClick={download}>
        {t.addToCalendar}
      </button>
      {hasFailed && (
        <p role="alert" className="text-center text-destructive text-sm">
          {t.calendarFailed}
        </p>
      )}
      {facts.start && (
        <WebCalendars
          links={calendarLinks({ ...entry, location: facts.joinUrl ?? entry.location })}
          texts={texts.entry}
        />
      )}
    </>
  )
}
