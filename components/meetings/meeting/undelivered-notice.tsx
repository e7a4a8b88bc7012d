import { MailWarning } from 'lucide-react'
import { toastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useRetryMeetingMails } from '@/lib/client/meetings'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { focusRow } from './focus-after-removal'
import { RetryNotice } from './retry-notice'

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
    <RetryNotice
      icon={MailWarning}
      text={count === 1 ? '1 mail could not be delivered' : `${count} mails could not be delivered`}
      subject={`the mails of ${meeting.title}`}
      isPending={retry.isPending}
      onRetry={() => void send()}
    />
  )
}
