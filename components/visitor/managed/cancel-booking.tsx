'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { cancelBooking } from '@/lib/client/bookings'
import { ApiError, refusedOf } from '@/lib/client/request'
import { errorWords } from '@/messages/error-words'
import { useCheckTexts, useTexts } from '@/messages/react/texts-provider'
import { useDialogEntry } from '../booking/use-dialog-entry'
import { AskedLanguage } from '../shared/asked-language'
import { outlineButton, quietButton } from '../shared/styles'
import { useNews } from './booking-news'
import { ChangeDialog } from './change-dialog'
import { destructiveButton } from './destructive-button'
import { MessageField } from './message-field'

type Props = { token: string; host: string; isRequest: boolean; asked?: string | null }

/** Asks before it cancels, and lets the attendee say why. Typed text stays when the request fails. */
export function CancelBooking({ token, host, isRequest, asked }: Props) {
  const { t, say } = useTexts('managedBooking')
  const texts = { errors: useTexts('visitorErrors'), checks: useCheckTexts() }
  const words = isRequest ? t.request : t
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  const { tellCancelled } = useNews()
  const [failure, setFailure] = useState('')
  const router = useRouter()
  useDialogEntry(isOpen, close)

  function close() {
    if (isPending) return
    setFailure('')
    setOpen(false)
  }

  async function submit(message: string) {
    if (isPending) return
    setPending(true)
    setFailure('')
    try {
      await cancelBooking(token, message)
      tellCancelled()
      // The dialog stays until the page of the cancelled booking takes its place: nothing says “Confirmed” in between.
      router.refresh()
    } catch (error) {
      setFailure((error instanceof ApiError && errorWords(refusedOf(error), texts)) || t.cancelFailed)
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
          setOpen(true)
        }}
      >
        <AskedLanguage asked={asked} />
        <button type="submit" className={`${quietButton} w-full`}>
          {words.cancel}
        </button>
      </form>
      <ChangeDialog
        title={words.cancelTitle}
        closeLabel={t.close}
        isOpen={isOpen}
        alert={failure}
        onClose={close}
        onSubmit={(message) => void submit(message)}
        foot={
          <>
            <button type="button" className={outlineButton} onClick={close}>
              {words.keep}
            </button>
            <button type="submit" aria-disabled={isPending} className={destructiveButton}>
              {isPending ? words.cancelling : words.cancel}
            </button>
          </>
        }
      >
        <p className="text-muted-foreground text-sm">{say(t.cancelText, { host })}</p>
        <MessageField label={say(t.message, { host })} />
        {failure && (
          <p role="alert" className="rounded-lg bg-destructive-soft p-3 text-destructive text-sm">
            {failure}
          </p>
        )}
      </ChangeDialog>
    </>
  )
}
