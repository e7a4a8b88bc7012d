import type { Room } from '@/db/queries/meetings/rooms'
import { htmlCard } from '@/lib/platform/html-card'
import { type Language, toOwnerLanguage } from '@/lib/shared/languages'
import { escapeHtml } from '@/lib/shared/text/html-text'
import { describeInstant, describeTimes } from '@/lib/time/event-time'
import { textsOf } from '@/messages'
import { roomState, roomWindow } from '../../room-window'

/** `away`: a press found no server that answers. */
type Asked = { path: string; language: Language; isAway?: boolean; now: Date }

/** The page before a room: what meets when, and a button while it is open. It shows only; its form enters by POST. */
export function roomPage(room: Room, { path, language, isAway = false, now }: Asked): ReturnType<typeof htmlCard> {
  const texts = textsOf(language)
  const { t, say } = texts.part('room')
  const clock = clockOf(room)
  const when = describeTimes(
    { startTime: room.startTime.toISOString(), endTime: room.endTime.toISOString() },
    clock,
    texts.part('eventMail'),
  )
  const opens = describeInstant(new Date(roomWindow(room).from).toISOString(), clock, texts.part('eventMail'))
  const state = roomState(room, now)
  const note = { early: say(t.early, { when: opens }), open: t.open, over: t.over }[state]
  const button = `<form method="post" action="${escapeHtml(path)}">\n<button type="submit">${escapeHtml(t.button)}</button>\n</form>`
  const content = `<h1 dir="auto">${escapeHtml(room.title)}</h1>
<dl><dt>${escapeHtml(t.when)}</dt><dd>${escapeHtml(when)}</dd></dl>
${isAway ? `<p role="alert"><strong>${escapeHtml(t.away)}</strong></p>\n` : ''}<p>${escapeHtml(note)}</p>
${state === 'over' ? '' : button}`
  return htmlCard({ language, product: t.product, title: `${room.title} – ${t.pageTitle}`, content })
}

export function missingRoomPage(language: Language): ReturnType<typeof htmlCard> {
  const { t } = textsOf(language).part('room')
  const content = `<h1>${escapeHtml(t.missing.heading)}</h1>\n<p>${escapeHtml(t.missing.text)}</p>`
  return htmlCard({ language, product: t.product, title: t.pageTitle, content })
}

/** That of the booking, else the one that the browser asks for. */
export function languageOfRoom({ language, ownerLanguage }: Room, asked: Language | null): Language {
  return language ?? asked ?? toOwnerLanguage(ownerLanguage) ?? ownerLanguage
}

/** The attendee's; the owner's for a meeting that nobody booked. */
function clockOf({ attendeeTimezone, attendeeTimeFormat, ownerTimezone, ownerTimeFormat }: Room) {
  return {
    timezone: attendeeTimezone ?? ownerTimezone,
    timeFormat: attendeeTimeFormat ?? ownerTimeFormat ?? '24h',
  } as const
}
