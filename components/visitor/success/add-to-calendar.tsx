'use client'

import { useState } from 'react'
import type { SuccessFacts } from '@/lib/meetings/visitor/success-facts'
import { useTexts } from '@/messages/react/texts-provider'

type Props = { facts: SuccessFacts; title: string | null; className: string }

export function AddToCalendar({ facts, title, className }: Props) {
  const texts = { success: useTexts('success'), booking: useTexts('booking'), joining: useTexts('joining') }
  const { t } = texts.success
  const [hasFailed, setHasFailed] = useState(false)
  if (!facts.date || !facts.time) return null

  async function download() {
    setHasFailed(false)
    try {
      const { downloadMeeting } = await import('./download-meeting')
      downloadMeeting(facts, title, texts)
    } catch {
      setHasFailed(true)
    }
  }

  return (
    <>
      <button type="button" className={className} onClick={download}>
        {t.addToCalendar}
      </button>
      {hasFailed && (
        <p role="alert" className="text-center text-destructive text-sm">
          {t.calendarFailed}
        </p>
      )}
    </>
  )
}
