'use client'

import { useState } from 'react'
import type { SuccessFacts } from '@/lib/meetings/visitor/success-facts'
import { success as text } from '@/messages/en/success'

type Props = { facts: SuccessFacts; title: string | null; className: string }

export function AddToCalendar({ facts, title, className }: Props) {
  const [hasFailed, setHasFailed] = useState(false)
  if (!facts.date || !facts.time) return null

  async function download() {
    setHasFailed(false)
    try {
      const { downloadMeeting } = await import('./download-meeting')
      downloadMeeting(facts, title)
    } catch {
      setHasFailed(true)
    }
  }

  return (
    <>
      <button type="button" className={className} onClick={download}>
        {text.addToCalendar}
      </button>
      {hasFailed && (
        <p role="alert" className="text-center text-destructive text-sm">
          {text.calendarFailed}
        </p>
      )}
    </>
  )
}
