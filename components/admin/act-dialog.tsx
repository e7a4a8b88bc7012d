import { useState } from 'react'
import type { AdminAccount } from '@/lib/admin/schema'
import { type AccountActName, useAccountAct } from '@/lib/client/admin'
import { ApiError } from '@/lib/client/request'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { Input } from '../ui/input'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'

type Props = { account: AdminAccount; act: AccountActName; onClose: () => void }

/** Asks before something is done about an account; a deletion wants its address. */
export function ActDialog({ account, act, onClose }: Props) {
  const { t: all, say } = useTexts('admin')
  const t = all.accounts
  const toastFailure = useToastFailure()
  const { mutateAsync, isPending } = useAccountAct(account.id)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const name = account.email ?? account.username
  const words = {
    'sign-out': { title: t.signOutTitle, text: t.signOutText, label: t.signOut, done: t.signedOut },
    close: { title: t.closeTitle, text: t.closeText, label: t.close, done: t.closed },
    reopen: { title: t.reopenTitle, text: t.reopenText, label: t.reopen, done: t.reopened },
    delete: { title: t.deleteTitle, text: t.deleteText, label: t.delete, done: t.deleted },
  }[act]

  async function confirm() {
    setError(undefined)
    try {
      await mutateAsync({ act, confirm: typed })
      toast({ title: words.done })
      onClose()
    } catch (failure) {
      const [issue] = failure instanceof ApiError ? failure.issues : []
      setError(issue?.message)
      if (!issue) toastFailure(failure, t.failed)
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(words.title, { name })}
      description={words.text}
      confirmLabel={words.label}
      destructive={act === 'delete' || act === 'close'}
      pending={isPending}
      onConfirm={() => void confirm()}
    >
      {act === 'delete' && (
        <Field label={say(t.confirmLabel, { name })} error={error}>
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      )}
    </ConfirmDialog>
  )
}
