import { useState } from 'react'
import { Field } from '@/components/fields/field'
import { Checkbox } from '@/components/ui/checkbox'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { toastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useDeleteMeeting } from '@/lib/client/meetings'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { rememberNeighbours } from './focus-after-removal'

type DialogProps = { meeting: ListedMeeting; open: boolean; onClose: () => void }

export function DeleteMeetingDialog({ meeting, open, onClose }: DialogProps) {
  const [notifies, setNotifies] = useState(true)
  const remove = useDeleteMeeting()
  const hasAttendees = meeting.attendees.length > 0

  function close() {
    setNotifies(true)
    onClose()
  }

  async function confirm() {
    const focusNeighbour = rememberNeighbours(meeting.id)
    try {
      await remove.mutateAsync({ id: meeting.id, notifyAttendees: hasAttendees && notifies })
      close()
      toast({ title: 'Meeting deleted' })
      focusNeighbour()
    } catch (error) {
      close()
      toastFailure(error, 'Failed to delete meeting')
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={`Delete “${meeting.title}”`}
      description="Are you sure you want to delete this meeting?"
      confirmLabel="Delete"
      destructive
      pending={remove.isPending}
      onConfirm={() => void confirm()}
    >
      {hasAttendees && (
        <Field label="Notify attendees" inline>
          {(control) => (
            <Checkbox {...control} checked={notifies} onCheckedChange={(checked) => setNotifies(checked === true)} />
          )}
        </Field>
      )}
    </ConfirmDialog>
  )
}
