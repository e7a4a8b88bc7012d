import { useToastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useUndoToast } from '@/components/ui/use-undo-toast'
import { useApproveRequest, useMarkNoShow } from '@/lib/client/meeting-life'
import type { Deed } from '@/lib/meetings/meeting-state'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { prepareFocusAfterDecision } from '../life/focus-after-decision'
import { focusRow } from './focus-after-removal'
import { useMeetingDialogs } from './meeting-dialogs'

/** Runs an act on a booking. Those that take something from the attendee ask first, in a dialog. */
export function useDeeds(meeting: ListedMeeting) {
  const { t, say } = useTexts('bookingLife')
  const ask = useMeetingDialogs()
  const toastFailure = useToastFailure()
  const toastUndo = useUndoToast()
  const approval = useApproveRequest()
  const mark = useMarkNoShow()
  const { id, attendeeName, attendees } = meeting

  async function approve() {
    const focusNext = prepareFocusAfterDecision(id)
    try {
      await approval.mutateAsync(id)
      const done = meeting.booking?.moveRequest ? t.moveRequest.approved : t.approved
      toast({
        title: done.done,
        description: say(done.text, { attendee: attendeeName ?? attendees[0] ?? '' }),
      })
      focusNext()
    } catch (error) {
      toastFailure(error, t.approved.failed)
    }
  }

  async function setNoShow(noShow: boolean) {
    try {
      await mark.mutateAsync({ id, noShow })
      if (noShow) toastUndo(t.noShow.done, () => mark.mutateAsync({ id, noShow: false }))
      else toast({ title: t.noShow.undone })
      focusRow(id)
    } catch (error) {
      toastFailure(error, t.noShow.failed)
    }
  }

  function run(deed: Deed): void {
    if (approval.isPending || mark.isPending) return
    if (deed === 'approve') void approve()
    else if (deed === 'noShow' || deed === 'attended') void setNoShow(deed === 'noShow')
    else ask(deed, meeting)
  }

  const pending: Deed | null = approval.isPending ? 'approve' : mark.isPending ? noShowDeed(mark.variables) : null
  return { run, pending }
}

const noShowDeed = (asked: { noShow: boolean } | undefined): Deed => (asked?.noShow ? 'noShow' : 'attended')
