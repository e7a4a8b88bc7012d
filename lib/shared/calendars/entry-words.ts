import type { PartTexts } from '@/messages/texts'
import { describeJoining } from './join-words'

type Entry = {
  title: string
  /** With whom; null if it is unknown. */
  name: string | null
  joinUrl: string | null
  password?: string | null
  /** The page of the booking for its guest, or of the meeting for its owner. */
  link?: { for: 'guest' | 'owner'; url: string } | null
}
type EntryTexts = { joining: PartTexts<'joining'>; entry: PartTexts<'entry'> }

/** The text of a calendar entry, which is never empty: how to join, what with whom, and the page of the meeting. */
export function describeEntry(entry: Entry, { joining, entry: { t, say } }: EntryTexts): string {
  const { title, name, link } = entry
  const join = describeJoining(entry, joining)
  const facts = [name && say(t.meeting, { title, name }), link && say(t.links[link.for], { url: link.url })]
  return [join, ...facts].filter(Boolean).join('\n\n') || title
}
