import { useId, useState } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import type { Receiver } from '../layout/owner'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { Label } from '../ui/label'
import { focusHeading } from '../ui/move-focus'
import { NativeSelect } from '../ui/native-select'
import { useReasonOf } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'

type TransferDialogProps = {
  /** The title of the page or form. */
  title: string
  /** Says what moves to the receiver, and what happens to the hosts. */
  textFor: (receiver: Receiver) => string
  receivers: readonly Receiver[]
  transfer: { isPending: boolean; mutateAsync: (account: string) => Promise<unknown> }
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks who gets a page or a form. A refusal is said in place, since it names what has to be done first. */
export function TransferDialog({ title, textFor, receivers, transfer, open, onOpenChange }: TransferDialogProps) {
  const { t: all, say } = useTexts('teams')
  const t = all.transfer
  const reasonOf = useReasonOf()
  const selectId = useId()
  const [account, setAccount] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const receiver = receivers.find(({ id }) => id === account) ?? receivers[0]
  if (!receiver) return null
  const nameOf = ({ name }: Receiver) => name ?? all.switch.own

  async function confirm({ id, name }: Receiver) {
    setRefusal(null)
    try {
      await transfer.mutateAsync(id)
      onOpenChange(false)
      toast({ title: say(t.done, { name: nameOf({ id, name }) }) })
      focusHeading()
    } catch (error) {
      setRefusal(reasonOf(error) ?? t.failed)
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => {
        setRefusal(null)
        onOpenChange(isOpen)
      }}
      title={say(t.title, { title })}
      description={textFor(receiver)}
      confirmLabel={t.label}
      pending={transfer.isPending}
      onConfirm={() => void confirm(receiver)}
    >
      <div className="grid gap-2">
        <Label htmlFor={selectId}>{t.to}</Label>
        <NativeSelect id={selectId} value={receiver.id} onChange={(event) => setAccount(event.target.value)}>
          {receivers.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
        </NativeSelect>
        {refusal && (
          <p role="alert" className="rounded-lg bg-destructive-soft px-4 py-3 font-medium text-sm">
            {refusal}
          </p>
        )}
      </div>
    </ConfirmDialog>
  )
}
