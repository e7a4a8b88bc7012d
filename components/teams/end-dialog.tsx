import { useState } from 'react'
import { ApiError } from '@/lib/client/request'
import { useTexts } from '@/messages/react/texts-provider'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { useReasonOf } from '../ui/toast-failure'

type EndDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  text: string
  confirmLabel: string
  /** Said where the server gives no reason. */
  failed: string
  onConfirm: () => Promise<unknown>
  onDone: () => void
}

/** Asks before a membership ends. A refusal is said in place, since it names what has to be done first. */
export function EndDialog({ open, onOpenChange, title, text, confirmLabel, failed, ...props }: EndDialogProps) {
  const { onConfirm, onDone } = props
  const reasonOf = useRefusal()
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function confirm() {
    setPending(true)
    setRefusal(null)
    try {
      await onConfirm()
      onOpenChange(false)
      onDone()
    } catch (error) {
      setRefusal(reasonOf(error) ?? failed)
    } finally {
      setPending(false)
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => {
        setRefusal(null)
        onOpenChange(isOpen)
      }}
      title={title}
      description={text}
      confirmLabel={confirmLabel}
      destructive
      pending={isPending}
      onConfirm={() => void confirm()}
    >
      {refusal && (
        <p role="alert" className="rounded-lg bg-destructive-soft px-4 py-3 font-medium text-sm">
          {refusal}
        </p>
      )}
    </ConfirmDialog>
  )
}

/** Returns the server's reason; for bookings to come it says how many there are. */
function useRefusal(): (error: unknown) => string | undefined {
  const { t, say } = useTexts('teams')
  const reasonOf = useReasonOf()
  return (error) => {
    if (!(error instanceof ApiError) || error.code !== 'holds_bookings') return reasonOf(error)
    const { count } = JSON.parse(error.body) as { count: number }
    return say(t.leave.holdsBookings, { count })
  }
}
