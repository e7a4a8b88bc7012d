import dynamic from 'next/dynamic'
import { useCallback, useRef, useState } from 'react'
import type { EditState } from '@/components/fields/edit-state'
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

const UNTOUCHED: EditState = { isDirty: false, isSaving: false }

/** Asks before it discards typed values, and stays open while the meeting is saved. */
export function CreateMeetingDialog({ open, onOpenChange, initial }: CreateMeetingDialogProps) {
  const { t } = useTexts('meetingForm')
  const clock = useClock()
  const status = useRef(UNTOUCHED)
  const [isAsking, setAsking] = useState(false)
  const keepStatus = useCallback((next: EditState) => {
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
        title={t.newTitle}
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
          title={t.discard.title}
          description={t.discard.text}
          confirmLabel={t.discard.confirm}
          destructive
          onConfirm={close}
        />
      </DialogContent>
    </Dialog>
  )
}
