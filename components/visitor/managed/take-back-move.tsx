'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { postMove } from '@/lib/client/visitor/manage'
import { useTexts } from '@/messages/react/texts-provider'
import { outlineButton } from '../shared/styles'

type Props = { token: string; startTime: string; timezone: string }

/** Moves the booking to the time that it has, which takes the request for another one back. It needs scripts. */
export function TakeBackMove({ token, startTime, timezone }: Props) {
  const { t } = useTexts('managedBooking')
  const router = useRouter()
  const [hasFailed, setFailed] = useState(false)
  const [isPending, start] = useTransition()

  async function takeBack() {
    setFailed(false)
    try {
      await postMove(token, { startTime, from: startTime, userTimezone: timezone })
      router.refresh()
    } catch {
      setFailed(true)
    }
  }

  return (
    <>
      <button
        type="button"
        aria-disabled={isPending}
        className={`${outlineButton} mt-3 noscript:hidden`}
        onClick={() => !isPending && start(takeBack)}
      >
        {t.moveAsked.takeBack}
      </button>
      {hasFailed && (
        <p role="alert" className="mt-2">
          {t.moveAsked.failed}
        </p>
      )}
    </>
  )
}
