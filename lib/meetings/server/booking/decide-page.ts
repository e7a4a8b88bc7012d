import type { BookingRow } from '@/db/queries/meetings/bookings'
import { refuseDecision } from '@/lib/bookings/approval'
import { env } from '@/lib/platform/env'
import { htmlCard } from '@/lib/platform/html-card'
import { decidePath } from '@/lib/platform/tokens'
import type { OwnerLanguage } from '@/lib/shared/languages'
import { escapeHtml } from '@/lib/shared/text/html-text'
import { cleanName } from '@/lib/shared/text/person-name'
import { MAX_MESSAGE } from '@/lib/shared/text/text'
import { describeInstant, describeTimes } from '@/lib/time/event-time'
import { textsOf } from '@/messages'
import type { OwnerTexts } from '@/messages/texts'
import type { Both } from './find-both'

export const DECISIONS = ['approve', 'decline'] as const
export type Decision = (typeof DECISIONS)[number]

type Asked = { decision: Decision; isMoved: boolean; now: Date }

/** The page on which an owner decides a request, or learns that it is decided. It shows only; its form acts by POST. */
export function decidePage(both: Both, asked: Asked): ReturnType<typeof htmlCard> {
  const refusal = both.booking.moveRequest ? null : refuseDecision(both.booking, asked.now)
  const texts = textsOf(both.booking.ownerLanguage)
  return card(refusal ? drawDecided(both, refusal, texts) : drawRequest(both, asked, texts), texts)
}

export function missingRequestPage(language: OwnerLanguage): ReturnType<typeof htmlCard> {
  const texts = textsOf(language)
  const { heading, text } = texts.t.requestDecision.missing
  return card(`<h1>${escapeHtml(heading)}</h1>\n<p>${escapeHtml(text)}</p>`, texts)
}

function card(content: string, texts: OwnerTexts): ReturnType<typeof htmlCard> {
  const { language, t } = texts.part('requestDecision')
  return htmlCard({ language, product: t.product, title: t.pageTitle, content })
}

function drawRequest(both: Both, { decision, isMoved }: Asked, texts: OwnerTexts): string {
  const { t, say } = texts.part('requestDecision')
  const { booking } = both
  const { moveRequest } = booking
  const words = { ...t[decision], ...(moveRequest && t.move[decision]) }
  const guest = cleanName(booking.attendeeName)
  const path = decidePath(booking.id)
  const other = decision === 'approve' ? 'decline' : 'approve'
  const reason = `<label>${escapeHtml(say(t.decline.reason, { guest }))}<textarea name="reason" rows="3" maxlength="${MAX_MESSAGE}"></textarea></label>\n`
  return `<h1>${escapeHtml(words.heading)}</h1>
${isMoved ? `<p><strong>${escapeHtml(t.moved)}</strong></p>\n` : ''}${drawFacts(both, texts)}
<p>${escapeHtml(say(words.note, { guest }))}</p>
<form method="post" action="${path}?decision=${decision}">
<input type="hidden" name="decision" value="${decision}">
<input type="hidden" name="startTime" value="${(moveRequest ?? booking).startTime.toISOString()}">
${decision === 'decline' ? reason : ''}<button type="submit">${escapeHtml(words.button)}</button>
</form>
<p><a href="${path}?decision=${other}">${escapeHtml(words.instead)}</a></p>`
}

function drawDecided(both: Both, refusal: 'not_pending' | 'past', texts: OwnerTexts): string {
  const { t } = texts.part('requestDecision')
  const { status, history } = both.booking
  const move = MOVES_ENDED.find((what) => what === history.findLast(({ what }) => isAboutMoves(what))?.what)
  const end = refusal === 'past' ? 'past' : status === 'pending' ? 'expired' : status
  const words = t.decided[end === 'confirmed' && move ? move : end]
  return `<h1>${escapeHtml(words.heading)}</h1>
<p>${escapeHtml(words.text)}</p>
${drawFacts(both, texts)}
<p><a href="${env().APP_URL}/meetings${both.booking.hosts ? '' : `?meeting=${both.meeting.id}`}">${escapeHtml(t.open)}</a></p>`
}

const MOVES_ENDED = ['move_declined', 'move_expired', 'move_withdrawn'] as const

const isAboutMoves = (what: string) => what === 'moved' || what.startsWith('move_')

function drawFacts({ booking, meeting }: Both, texts: OwnerTexts): string {
  const { t, say } = texts.part('requestDecision')
  const { moveRequest } = booking
  const when = ({ startTime, endTime }: { startTime: Date; endTime: Date }) =>
    describeTimes(
      { startTime: startTime.toISOString(), endTime: endTime.toISOString() },
      clockOf(booking),
      texts.part('eventMail'),
    )
  const until = booking.status === 'pending' ? booking.expiresAt : (moveRequest?.expiresAt ?? null)
  const who = { name: cleanName(booking.attendeeName), email: booking.attendeeEmail }
  const moment = (at: Date) => describeInstant(at.toISOString(), clockOf(booking), texts.part('eventMail'))
  const facts = [
    [t.what, meeting.title],
    ...(moveRequest ? [[t.move.wanted, when(moveRequest)]] : []),
    [moveRequest ? t.move.present : t.when, when(booking)],
    [t.who, say(t.person, who)],
    ...(until ? [[t.until, moment(until)]] : []),
  ]
  const rows = facts.map(([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
  return `<dl>${rows.join('')}</dl>`
}

/** The owner's. */
function clockOf({ ownerTimezone, timezone, ownerTimeFormat }: BookingRow) {
  return { timezone: ownerTimezone ?? timezone ?? 'UTC', timeFormat: ownerTimeFormat ?? '24h' } as const
}
