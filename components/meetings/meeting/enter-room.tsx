import { Video } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useToastFailure } from '@/components/ui/toast-failure'
import { useEnterRoom } from '@/lib/client/meetings'
import { meetingName } from '@/lib/meetings/meeting-name'
import type { Meeting } from '@/lib/meetings/schema'
import { useTexts } from '@/messages/react/texts-provider'

type EnterRoomProps = { meeting: Meeting; isMain?: boolean }

/** Leads the owner into the room of a meeting, as its moderator. */
export function EnterRoom({ meeting, isMain = false }: EnterRoomProps) {
  const { t, say } = useTexts('bigbluebutton')
  const title = meetingName(meeting, useTexts('meetings'))
  const toastFailure = useToastFailure()
  const { mutate, isPending } = useEnterRoom(meeting.id)

  function enter() {
    mutate(undefined, {
      onSuccess: ({ url }) => window.location.assign(url),
      onError: (error) => toastFailure(error, t.startFailed),
    })
  }

  return (
    <Button
      {...(!isMain && ({ variant: 'outline', size: 'sm' } as const))}
      pending={isPending}
      aria-label={say(t.startOf, { title })}
      className="w-fit shrink-0"
      onClick={enter}
    >
      <Video aria-hidden="true" className="size-4" />
      {t.start}
    </Button>
  )
}
