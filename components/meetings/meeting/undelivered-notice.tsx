import { MailWarning } from 'lucide-react'
import { useToastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useRetryMeetingMails } from '@/lib/client/meetings'
import { meetingName } from '@/lib/meetings/meeting-name'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { focusRow } from './focus-after-removal'
import { RetryNotice } from './retry-notice'

export function UndeliveredNotice({ meeting }: { meeting: ListedMeeting }) {
  const words = useTexts('meetings')
  const {
    say,
    t: { undelivered: t },
  } = words
  const toastFailure = useToastFailure()
  const retry = useRetryMeetingMails()
  const count = meeting.undeliveredMails

  async function send() {
    try {
      await retry.mutateAsync(meeting.id)
      toast({ title: t.sending, description: t.sendingText })
      focusRow(meeting.id)
    } catch (error) {
      toastFailure(error, t.failed)
    }
  }

  return (
    <RetryNotice
      icon={MailWarning}
      text={say(t.text, { count })}
      label={say(t.retryOf, { title: meetingName(meeting, words) })}
      isPending={retry.isPending}
      onRetry={() => void send()}
    />
  )
}
