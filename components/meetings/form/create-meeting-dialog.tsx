import dynamic from 'next/dynamic'
import { useCallback, useRef, useState } from 'react'
import { useClock } from '@/components/layout/use-clock'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import type { FormStatus } from './meeting-form'
import { MeetingFormSkeleton } from './meeting-form-skeleton'

type CreateMeetingDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** `start` is an ISO instant. */
  initial?: { start?: string }
}

/** The form and its checks are fetched when the dialog opens: the list is on screen sooner without. */
const CreateMeetingForm = dynamic(() => import('./create-meeting-form').then((module) => module.CreateMeetingForm), {
  ssr: false,
  loading: () => <MeetingFormSkeleton />,
})

const UNTOUCHED: FormStatus = { isDirty: false, isSaving: false }

/** Asks before it throws away what was typed, and stays while the meeting is being made. */
export function CreateMeetingDialog({ open, onOpenChange, initial }: CreateMeetingDialogProps) {
  const clock = useClock()
  const status = useRef(UNTOUCHED)
  const [isAsking, setAsking] = useState(false)
  const keepStatus = useCallback((next: FormStatus) => {
    status.current = next
  }, [])

  function close() {
    status.current = UNTOUCHED
    onOpenChange(false)
  }

  function requestClose() {
    if (status.current.isSaving) return
    if (status.current.isDirty) setAsking(true)
    else close()
  }

  return (
    <Dialog open={open} onOpenChange={(next) => (next ? onOpenChange(true) : requestClose())}>
      <DialogContent
        title="Create New Meeting"
        className="max-w-2xl scroll-pb-28 max-sm:h-dvh max-sm:max-h-dvh max-sm:w-full max-sm:rounded-none max-sm:border-0 max-sm:p-4"
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
          open={isAsking}
          onOpenChange={setAsking}
          title="Discard this meeting?"
          description="What you have typed will be lost."
          confirmLabel="Discard"
          destructive
          onConfirm={close}
        />
      </DialogContent>
    </Dialog>
  )
}
