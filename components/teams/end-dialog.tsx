import { useState } from 'react'
import { ApiError } from '@/lib/client/request'
import type { HandedOver } from '@/lib/meetings/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../ui/button'
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
  /** Hands over all bookings to come that the member holds. Missing for a room. */
  onHandOver?: () => Promise<HandedOver>
}

/** Asks before a membership ends. A refusal is said in place, since it names what has to be done first. */
export function EndDialog({ open, onOpenChange, title, text, confirmLabel, failed, ...props }: EndDialogProps) {
  const { onConfirm, onDone, onHandOver } = props
  const { t: all, say } = useTexts('teams')
  const t = all.leave
  const reasonOf = useRefusal()
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [handedOver, setHandedOver] = useState<HandedOver | null>(null)

  async function confirm() {
    setPending(true)
    forget()
    try {
      await onConfirm()
      onOpenChange(false)
      onDone()
    } catch (error) {
      setRefusal({ text: reasonOf(error) ?? failed, holdsBookings: isHolding(error) })
    } finally {
      setPending(false)
    }
  }

  async function handOver() {
    if (!onHandOver) return
    setPending(true)
    try {
      const result = await onHandOver()
      forget()
      setHandedOver(result)
    } catch (error) {
      setRefusal({ text: reasonOf(error) ?? t.handOverFailed, holdsBookings: true })
    } finally {
      setPending(false)
    }
  }

  function forget() {
    setRefusal(null)
    setHandedOver(null)
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => {
        forget()
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
        <div className="grid gap-3">
          <p role="alert" className="rounded-lg bg-destructive-soft px-4 py-3 font-medium text-sm">
            {refusal.text}
          </p>
          {refusal.holdsBookings && onHandOver && (
            <Button
              variant="outline"
              className="justify-self-start"
              disabled={isPending}
              onClick={() => void handOver()}
            >
              {t.handOver}
            </Button>
          )}
        </div>
      )}
      {handedOver && (
        <p role="status" className="rounded-lg bg-muted px-4 py-3 text-sm">
          {say(t.handedOver, { count: handedOver.handedOver })}{' '}
          {handedOver.left.length > 0 && say(t.left, { count: handedOver.left.length })}
        </p>
      )}
    </ConfirmDialog>
  )
}

type Refusal = { text: string; holdsBookings: boolean }

const isHolding = (error: unknown) => error instanceof ApiError && error.code === 'holds_bookings'

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
