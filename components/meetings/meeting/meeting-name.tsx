import type { Meeting } from '@/lib/meetings/schema'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'

/** `Ada Lovelace · Intro call`, with the name of who booked ahead of the title. */
export function MeetingName({
  meeting: { title, attendeeName },
}: {
  meeting: Pick<Meeting, 'title' | 'attendeeName'>
}) {
  const { t, locale } = useTexts('meetings')
  if (!attendeeName) return <bdi>{title}</bdi>
  return sayNodes(locale, t.bookedBy, { name: <bdi>{attendeeName}</bdi>, title: <bdi>{title}</bdi> })
}
