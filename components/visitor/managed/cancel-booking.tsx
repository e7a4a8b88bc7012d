'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { cancelBooking } from '@/lib/client/bookings'
import { ApiError } from '@/lib/client/request'
import { useTexts } from '@/messages/react/texts-provider'
import { outlineButton, quietButton } from '../shared/styles'
import { useCancellation } from './cancellation-scope'

const destructiveButton = outlineButton.replace('bg-card text-foreground', 'bg-destructive text-destructive-foreground')

/** Asks before it cancels, and lets the attendee say why. Typed text stays when the request fails. */
export function CancelBooking({ token, host }: { token: string; host: string }) {
  const { t, say } = useTexts('managedBooking')
  const dialog = useRef<HTMLDialogElement>(null)
  const [isPending, setPending] = useState(false)
  const { markCancelled } = useCancellation()
  const [failure, setFailure] = useState('')
  const router = useRouter()

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    setFailure('')
    try {
      await cancelBooking(token, String(new FormData(event.currentTarget).get('message')).trim())
      markCancelled()
      // The dialog stays until the page of the cancelled booking takes its place: nothing says “Confirmed” in between.
      router.refresh()
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : t.cancelFailed)
      setPending(false)
    }
  }

  return (
    <>
      <button type="button" className={quietButton} onClick={() => dialog.current?.showModal()}>
        {t.cancel}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby="cancel-title"
        className="m-auto w-[calc(100%-2rem)] max-w-md rounded-2xl border bg-popover p-6 text-popover-foreground shadow-xl backdrop:bg-black/45"
      >
        <form noValidate className="grid gap-4 whitespace-normal" onSubmit={submit}>
          <h2 id="cancel-title" className="font-semibold text-lg tracking-tight">
            {t.cancelTitle}
          </h2>
          <p className="text-muted-foreground text-sm">{say(t.cancelText, { host })}</p>
          <label className="grid gap-1.5 font-medium text-sm">
            {say(t.message, { host })}
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
          <div className="flex flex-wrap gap-2 *:grow *:whitespace-nowrap">
            <button type="button" className={outlineButton} onClick={() => dialog.current?.close()}>
              {t.keep}
            </button>
            <button type="submit" aria-disabled={isPending} className={destructiveButton}>
              {isPending ? t.cancelling : t.cancel}
            </button>
          </div>
        </form>
      </dialog>
    </>
  )
}
