import dynamic from 'next/dynamic'
import { useCloseGuard } from '@/components/fields/use-close-guard'
import { useClock } from '@/components/layout/use-clock'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { useTexts } from '@/messages/react/texts-provider'

import { MeetingFormSkeleton } from './meeting-form-skeleton'

type CreateMeetingDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** `start` is an ISO instant. */
  initial?: { start?: string }
}

/** Loaded when the dialog opens, so that the list loads faster. */
const CreateMeetingForm = dynamic(() => import('./create-meeting-form').then((module) => module.CreateMeetingForm), {
  ssr: false,
  loading: () => <MeetingFormSkeleton />,
})

/** Asks before it discards typed values, and stays open while the meeting is saved. */
export function CreateMeetingDialog({ open, onOpenChange, initial }: CreateMeetingDialogProps) {
  const { t } = useTexts('meetingForm')
  const { keepEditing } = useTexts('actions').t
  const clock = useClock()
  const { keepStatus, close, requestClose, discard } = useCloseGuard(() => onOpenChange(false))

  return (
    <Dialog open={open} onOpenChange={(next) => (next ? onOpenChange(true) : requestClose())}>
      <DialogContent
        title={t.newTitle}
        className="max-w-2xl scroll-pb-28 max-sm:h-dvh max-sm:max-h-dvh max-sm:w-full max-sm:rounded-none max-sm:border-0 max-sm:[--edge:1rem]"
      >
        {clock ? (
          <CreateMeetingForm
            clock={clock}
            start={initial?.start}
            onStatus={keepStatus}
            onCreated={close}
            onCancel={requestClose}
          />
        ) : (
          <MeetingFormSkeleton />
        )}
        <ConfirmDialog
          {...discard}
          title={t.discard.title}
          description={t.discard.text}
          confirmLabel={t.discard.confirm}
          keepLabel={keepEditing}
          destructive
        />
      </DialogContent>
    </Dialog>
  )
}
