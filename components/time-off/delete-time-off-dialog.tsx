import { useAddTimeOff, useDeleteTimeOff } from '@/lib/client/time-off'
import type { TimeOff } from '@/lib/time-off/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { findHeading } from '../ui/move-focus'
import { prepareFocusBeside } from '../ui/row-focus'
import { useForKind } from '../ui/team'
import { useToastFailure } from '../ui/toast-failure'
import { useUndoToast } from '../ui/use-undo-toast'

type DeleteTimeOffDialogProps = { entry: TimeOff; name: string; open: boolean; onClose: () => void }

/** Asks first, and offers to take it back. */
export function DeleteTimeOffDialog({ entry, name, open, onClose }: DeleteTimeOffDialogProps) {
  const {
    say,
    t: { delete: t },
  } = useTexts('timeOff')
  const forKind = useForKind()
  const toastFailure = useToastFailure()
  const toastUndo = useUndoToast()
  const remove = useDeleteTimeOff()
  const restore = useAddTimeOff()

  async function confirm() {
    const { id, kind: _, ...fields } = entry
    const rows = [...document.querySelectorAll<HTMLElement>('[data-time-off]')]
    const isRemoved = (row: HTMLElement) => row.dataset.timeOff === id
    const moveOn = prepareFocusBeside(rows, isRemoved, findHeading, (row) => row.querySelector('button'))
    try {
      await remove.mutateAsync(id)
      moveOn()
      toastUndo(t.done, () => restore.mutateAsync(fields))
    } catch (error) {
      toastFailure(error, t.failed)
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(t.title, { title: name })}
      description={forKind(t.text)}
      confirmLabel={t.confirm}
      destructive
      pending={remove.isPending}
      onConfirm={() => void confirm()}
    />
  )
}
