'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PageHeader } from '../layout/page-header'
import { Button } from '../ui/button'
import { AgendaSkeleton } from './agenda-skeleton'
import { CreateMeetingDialog } from './create-meeting-dialog'
import { LinkedMeeting } from './linked-meeting'
import { MeetingDialogs } from './meeting-dialogs'
import { MeetingsBoard } from './meetings-board'
import { useClock } from './use-clock'

/** `openedAt` is the server's now, in epoch milliseconds: both sides then draw the same day. */
export function MeetingsScreen({ openedAt }: { openedAt: number }) {
  const clock = useClock()
  const [isCreating, setCreating] = useState(false)
  const create = () => setCreating(true)
  return (
    <MeetingDialogs>
      <PageHeader title="Meetings">
        <Button onClick={create}>
          <Plus aria-hidden="true" className="size-4" />
          Create Meeting
        </Button>
      </PageHeader>
      {clock ? <MeetingsBoard clock={clock} openedAt={openedAt} onCreate={create} /> : <AgendaSkeleton />}
      {clock && <LinkedMeeting clock={clock} />}
      <CreateMeetingDialog open={isCreating} onOpenChange={setCreating} />
    </MeetingDialogs>
  )
}
