import { useState } from 'react'
import { useHandOverTimeOff } from '@/lib/client/time-off'
import { MAX_HAND_OVER_REASON } from '@/lib/shared/hosts'
import type { Clock } from '@/lib/time/meeting-time'
import type { TimeOff } from '@/lib/time-off/schema'
import { spanText } from '@/lib/time-off/time-off-words'
import { useTexts } from '@/messages/react/texts-provider'
import { MessageDialog } from '../meetings/life/message-dialog'
import { Button } from '../ui/button'
import { useForKind } from '../ui/team'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'

type HandOverProps = { entry: TimeOff; clock: Clock }

/** Hands over the bookings that somebody holds for teams in a time off, each to the next of its group. */
export function HandOver({ entry, clock }: HandOverProps) {
  const words = useTexts('timeOff')
  const { t, say } = words
  const forKind = useForKind()
  const hosts = useTexts('meetingHosts').t.handOver
  const teams = useTexts('teams')
  const ended = teams.t.leave
  const toastFailure = useToastFailure()
  const handOver = useHandOverTimeOff(entry.id)
  const [isOpen, setOpen] = useState(false)
  const when = spanText(entry, clock, words)

  async function confirm(reason: string) {
    try {
      const { handedOver, left } = await handOver.mutateAsync(reason ? { reason } : {})
      setOpen(false)
      toast({
        title: teams.say(ended.handedOver, { count: handedOver }),
        ...(left.length > 0 && { description: teams.say(ended.left, { count: left.length }) }),
      })
    } catch (error) {
      toastFailure(error, ended.handOverFailed)
    }
  }

  return (
    <>
      <Button variant="outline" aria-label={say(t.handOver.openOf, { when })} onClick={() => setOpen(true)}>
        {t.handOver.open}
      </Button>
      <MessageDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={say(forKind(t.handOver.title), { when })}
        text={forKind(t.handOver.text)}
        label={hosts.reason}
        hint={t.handOver.reasonHint}
        maxLength={MAX_HAND_OVER_REASON}
        keep={t.clear.keep}
        confirm={ended.handOver}
        variant="default"
        isPending={handOver.isPending}
        onConfirm={(reason) => void confirm(reason)}
      />
    </>
  )
}
