import type { PartTexts } from '@/messages/texts'
import type { Meeting } from './schema'

type Named = Pick<Meeting, 'title' | 'attendeeName'>

/** `Ada Lovelace · Intro call` for a booking, the title for another meeting. */
export function meetingName({ title, attendeeName: name }: Named, { t, say }: PartTexts<'meetings'>): string {
  return name ? say(t.bookedBy, { name, title }) : title
}
