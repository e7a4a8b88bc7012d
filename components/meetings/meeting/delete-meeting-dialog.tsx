import { useState } from 'react'
import { Field } from '@/components/fields/field'
import { Checkbox } from '@/components/ui/checkbox'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useToastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useUndoToast } from '@/components/ui/use-undo-toast'
import { useDeleteMeeting, useRestoreMeeting } from '@/lib/client/meetings'
import { meetingName } from '@/lib/meetings/meeting-name'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { prepareFocusAfterRemoval } from './focus-after-removal'

type DialogProps = { meeting: ListedMeeting; open: boolean; onClose: () => void }

export function DeleteMeetingDialog({ meeting, open, onClose }: DialogProps) {
  const words = useTexts('meetings')
  const {
    say,
    t: { delete: t },
  } = words
  const toastFailure = useToastFailure()
  const [notifies, setNotifies] = useState(true)
  const remove = useDeleteMeeting()
  const restore = useRestoreMeeting()
  const toastUndo = useUndoToast()
  const hasAttendees = meeting.attendees.length > 0

  function close() {
    setNotifies(true)
    onClose()
  }

  async function confirm() {
    const focusNeighbour = prepareFocusAfterRemoval(meeting.id)
    try {
      await remove.mutateAsync({ id: meeting.id, notifyAttendees: hasAttendees && notifies })
      close()
      if (isRestorable(meeting, hasAttendees && notifies)) toastUndo(t.done, () => restore.mutateAsync(meeting))
      else toast({ title: t.done })
      focusNeighbour()
    } catch (error) {
      close()
      toastFailure(error, t.failed)
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={say(t.title, { title: meetingName(meeting, words) })}
      description={t.text}
      confirmLabel={t.confirm}
      destructive
      pending={remove.isPending}
      onConfirm={() => void confirm()}
    >
      {hasAttendees && (
        <Field label={t.notify} inline>
          {(control) => (
            <Checkbox {...control} checked={notifies} onCheckedChange={(checked) => setNotifies(checked === true)} />
          )}
        </Field>
      )}
    </ConfirmDialog>
  )
}

/** Made again, it is what it was: nobody was told that it is off, and nobody holds the link of a video service that it had. */
function isRestorable({ status, attendees, location }: ListedMeeting, isTold: boolean): boolean {
  return !isTold && status === 'confirmed' && (attendees.length === 0 || location === 'custom')
}
