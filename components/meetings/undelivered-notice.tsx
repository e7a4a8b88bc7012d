import { MailWarning } from 'lucide-react'
import { useRetryMeetingMails } from '@/lib/client/meetings'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { Button } from '../ui/button'
import { toastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'
import { focusRow } from './row-focus'

export function UndeliveredNotice({ meeting }: { meeting: ListedMeeting }) {
  const retry = useRetryMeetingMails()
  const count = meeting.undeliveredMails

  async function send() {
    try {
      await retry.mutateAsync(meeting.id)
      toast({ title: 'Sending again', description: 'The mails of this meeting are on their way once more.' })
      focusRow(meeting.id)
    } catch (error) {
      toastFailure(error, 'Failed to send the mails again')
    }
  }

  return (
    <div className="flex w-fit flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-warning-soft py-1 pr-1 pl-3 text-sm text-warning-foreground">
      <p className="flex items-center gap-2 py-1">
        <MailWarning aria-hidden="true" className="size-4 shrink-0" />
        {count === 1 ? '1 mail could not be delivered' : `${count} mails could not be delivered`}
      </p>
      <Button
        variant="outline"
        size="sm"
        pending={retry.isPending}
        aria-label={`Retry the mails of ${meeting.title}`}
        onClick={() => void send()}
      >
        Retry
      </Button>
    </div>
  )
}
