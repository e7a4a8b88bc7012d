import { DoorOpen } from 'lucide-react'
import { assignmentWords } from '@/lib/bookings/assignment-words'
import type { MeetingDetail } from '@/lib/meetings/schema'
import { useTexts } from '@/messages/react/texts-provider'

type HostsPartProps = Required<Pick<MeetingDetail, 'hosts' | 'assignment'>>

/** The hosts of a team's booking, and why these were chosen when it was made. */
export function HostsPart({ hosts, assignment }: HostsPartProps) {
  const words = useTexts('meetingHosts')
  const { t, say } = words
  const isOneGroup = new Set(assignment.map(({ group }) => group)).size < 2
  return (
    <>
      <ul className="grid gap-0.5">
        {hosts.map(({ account, name, kind, group }) => (
          <li key={account} className="wrap-anywhere flex items-center gap-1.5">
            {kind === 'room' && <DoorOpen aria-label={t.room} className="size-4 shrink-0 text-muted-foreground" />}
            <bdi>{isOneGroup ? name : say(t.inGroup, { name, group })}</bdi>
          </li>
        ))}
      </ul>
      <div className="mt-1 grid gap-0.5 text-muted-foreground">
        {assignmentWords(assignment, words).map((sentence) => (
          <p key={sentence} className="wrap-anywhere">
            {sentence}
          </p>
        ))}
      </div>
    </>
  )
}
