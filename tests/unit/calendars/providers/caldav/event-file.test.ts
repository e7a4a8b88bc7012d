import { describe, expect, it } from 'vitest'
import { mergeEventFile } from '@/lib/calendars/providers/caldav/event-file'
import { calendarFile } from '@/tests/support/calendars/calendar-file'
import { makeDraft } from '@/tests/support/calendars/draft'

const PEOPLE = [
  'ATTENDEE;CN=Vera;PARTSTAT=ACCEPTED:mailto:vera@example.com',
  'ATTENDEE;CN=Friend:MAILTO:Friend@Example.com',
  'ATTENDEE;CN=Friend;EMAIL=friend@example.com:urn:uuid:7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11',
  'ATTENDEE;CUTYPE=ROOM:urn:uuid:0d0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c12',
]
const current = calendarFile([['DTSTART:20300107T090000Z', 'DTEND:20300107T093000Z', 'SUMMARY:Intro', ...PEOPLE]])
const peopleOf = (file: string) => file.replace(/\r?\n[ \t]/g, '').match(/^ATTENDEE.*$/gm) ?? []
const merge = (hasLeft: (address: string) => boolean) =>
  peopleOf(mergeEventFile(current, makeDraft({ hasLeft }), 'meet.example.com', new Date(0)))

describe('mergeEventFile', () => {
  it('keeps the people of the event', () => {
    expect(merge(() => false)).toEqual(PEOPLE)
  })

  it('takes out who is forgotten, by their address as a URI or beside one', () => {
    expect(merge((address) => address === 'friend@example.com')).toEqual([PEOPLE[0], PEOPLE[3]])
  })

  it('takes out everybody where all are forgotten', () => {
    expect(merge(() => true)).toEqual([])
  })
})
