'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { cancelBooking } from '@/lib/client/bookings'
import { ApiError } from '@/lib/client/request'
import { managedBooking as text } from '@/messages/en/managed-booking'
import { outlineButton, quietButton } from '../shared/styles'

const destructiveButton = outlineButton.replace('bg-card text-foreground', 'bg-destructive text-destructive-foreground')

/** Asks before it cancels, and lets the attendee say why. What was typed stays when the call fails. */
export function CancelBooking({ token }: { token: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState('')
  const router = useRouter()

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    setFailure('')
    try {
      await cancelBooking(token, String(new FormData(event.currentTarget).get('message')).trim())
      dialog.current?.close()
      router.refresh()
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : text.cancelFailed)
    }
    setPending(false)
  }

  return (
    <>
      <button type="button" className={quietButton} onClick={() => dialog.current?.showModal()}>
        {text.cancel}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby="cancel-title"
        className="m-auto w-[calc(100%-2rem)] max-w-md rounded-2xl border bg-card p-6 text-foreground shadow-xl backdrop:bg-black/50"
      >
        <form noValidate className="grid gap-4" onSubmit={submit}>
          <h2 id="cancel-title" className="font-semibold text-lg tracking-tight">
            {text.cancelTitle}
          </h2>
          <p className="text-muted-foreground text-sm">{text.cancelText}</p>
          <label className="grid gap-1.5 font-medium text-sm">
            {text.message}
            <textarea
              name="message"
              rows={3}
              maxLength={5000}
              className="w-full rounded-lg border border-input bg-card px-3 py-2 font-normal text-base shadow-xs sm:text-sm"
            />
          </label>
          {failure && (
            <p role="alert" className="rounded-lg bg-destructive-soft p-3 text-destructive text-sm">
              {failure}
            </p>
          )}
          <div className="flex flex-wrap gap-2 *:flex-1">
            <button type="button" className={outlineButton} onClick={() => dialog.current?.close()}>
              {text.keep}
            </button>
            <button type="submit" aria-disabled={isPending} className={destructiveButton}>
              {isPending ? text.cancelling : text.cancel}
            </button>
          </div>
        </form>
      </dialog>
    </>
  )
}
