import { useState } from 'react'
import { useToastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useHandOver } from '@/lib/client/meeting-life'
import { meetingName } from '@/lib/meetings/meeting-name'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { MAX_HAND_OVER_REASON } from '@/lib/shared/hosts'
import { useTexts } from '@/messages/react/texts-provider'
import { MessageDialog } from '../life/message-dialog'
import { focusRow } from './focus-after-removal'
import { type HandOverChoice, HandOverChoices } from './hand-over-choices'

type HandOverDialogProps = { meeting: ListedMeeting; open: boolean; onClose: () => void }

/** Asks who takes a booking over. What was typed stays when it is refused, and who is free is read again. */
export function HandOverDialog({ meeting, open, onClose }: HandOverDialogProps) {
  const words = useTexts('meetings')
  const {
    t: { handOver: t },
    say,
  } = useTexts('meetingHosts')
  const toastFailure = useToastFailure()
  const handOver = useHandOver(meeting.id)
  const [choice, setChoice] = useState<HandOverChoice | null>(null)

  async function confirm(reason: string) {
    if (!choice) return
    try {
      await handOver.mutateAsync({ ...choice, ...(reason && { reason }) })
      onClose()
      toast({ title: t.done })
      focusRow(meeting.id)
    } catch (error) {
      toastFailure(error, t.failed)
    }
  }

  return (
    <MessageDialog
      {...{ open, onClose }}
      title={say(t.title, { title: meetingName(meeting, words) })}
      text={t.text}
      label={t.reason}
      hint={t.reasonHint}
      maxLength={MAX_HAND_OVER_REASON}
      keep={t.keep}
      confirm={t.confirm}
      variant="default"
      isPending={handOver.isPending}
      isBarred={choice === null}
      onConfirm={(reason) => void confirm(reason)}
    >
      <HandOverChoices meeting={meeting} onChoose={setChoice} />
    </MessageDialog>
  )
}
