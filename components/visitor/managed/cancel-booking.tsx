'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { cancelBooking } from '@/lib/client/bookings'
import { ApiError } from '@/lib/client/request'
import { useTexts } from '@/messages/react/texts-provider'
import { outlineButton, quietButton } from '../shared/styles'
import { useNews } from './booking-news'
import { destructiveButton } from './destructive-button'
import { MessageField } from './message-field'

/** Asks before it cancels, and lets the attendee say why. Typed text stays when the request fails. */
export function CancelBooking({ token, host, isRequest }: { token: string; host: string; isRequest: boolean }) {
  const { t, say } = useTexts('managedBooking')
  const words = isRequest ? t.request : t
  const dialog = useRef<HTMLDialogElement>(null)
  const [isPending, setPending] = useState(false)
  const { tellCancelled } = useNews()
  const [failure, setFailure] = useState('')
  const router = useRouter()

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    setFailure('')
    try {
      await cancelBooking(token, String(new FormData(event.currentTarget).get('message')).trim())
      tellCancelled()
      // The dialog stays until the page of the cancelled booking takes its place: nothing says “Confirmed” in between.
      router.refresh()
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : t.cancelFailed)
      // Another window may have changed the booking: behind the dialog it is shown as it is.
      if (error instanceof ApiError && error.status === 409) router.refresh()
      setPending(false)
    }
  }

  return (
    <>
      {/* Without scripts it leads to a page that asks. */}
      <form
        action={`/b/${token}/cancel`}
        className="grow"
        onSubmit={(event) => {
          event.preventDefault()
          dialog.current?.showModal()
        }}
      >
        <button type="submit" className={`${quietButton} w-full`}>
          {words.cancel}
        </button>
      </form>
      <dialog
        ref={dialog}
        aria-labelledby="cancel-title"
        className="m-auto w-[calc(100%-2rem)] max-w-md rounded-2xl border bg-popover p-6 text-popover-foreground shadow-xl backdrop:bg-black/45"
      >
        <form noValidate className="grid gap-4 whitespace-normal" onSubmit={submit}>
          <h2 id="cancel-title" className="font-semibold text-lg tracking-tight">
            {words.cancelTitle}
          </h2>
          <p className="text-muted-foreground text-sm">{say(t.cancelText, { host })}</p>
          <MessageField label={say(t.message, { host })} />
          {failure && (
            <p role="alert" className="rounded-lg bg-destructive-soft p-3 text-destructive text-sm">
              {failure}
            </p>
          )}
          <div className="flex flex-wrap gap-2 *:grow *:whitespace-nowrap">
            <button type="button" className={outlineButton} onClick={() => dialog.current?.close()}>
              {words.keep}
            </button>
            <button type="submit" aria-disabled={isPending} className={destructiveButton}>
              {isPending ? words.cancelling : words.cancel}
            </button>
          </div>
        </form>
      </dialog>
    </>
  )
}
