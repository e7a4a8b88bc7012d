import type { BookingRow } from '@/db/queries/meetings/bookings'
import { titleForPeople } from '@/lib/bookings/booked-title'
import { htmlCard } from '@/lib/platform/html-card'
import { manageUrl } from '@/lib/platform/tokens'
import type { Language } from '@/lib/shared/languages'
import { escapeHtml } from '@/lib/shared/text/html-text'
import { describeTimes } from '@/lib/time/event-time'
import { dateTimeWords } from '@/lib/time/moment-words'
import { textsOf } from '@/messages'
import type { Texts } from '@/messages/texts'
import type { Both } from '../booking/find-both'

/** How an offer stands when somebody opens its link. `to`: the time that a press moves the booking to; `times` are ISO instants. */
export type OfferStand =
  | { kind: 'ask' | 'unknown'; to: Date }
  | { kind: 'choose' | 'taken'; times: string[] }
  | { kind: 'moved' | 'cancelled' | 'past' }

type Where = { path: string; now: Date }

/** The page of an offer, in the language of the booking. It shows only; its form acts by POST. */
export function offerPage(both: Both, stand: OfferStand, where: Where): ReturnType<typeof htmlCard> {
  const texts = textsOf(both.booking.language)
  return card(draw(both, stand, where, texts), texts)
}

export function missingOfferPage(language: Language): ReturnType<typeof htmlCard> {
  const texts = textsOf(language)
  const { heading, text } = texts.t.moveOffer.missing
  return card(`<h1>${escapeHtml(heading)}</h1>\n<p>${escapeHtml(text)}</p>`, texts)
}

function card(content: string, texts: Texts): ReturnType<typeof htmlCard> {
  const { language, t } = texts.part('moveOffer')
  return htmlCard({ language, product: t.product, title: t.pageTitle, content })
}

function draw(both: Both, stand: OfferStand, where: Where, texts: Texts): string {
  const { t, say } = texts.part('moveOffer')
  const { booking } = both
  const owner = booking.ownerName
  const manage = `<p><a href="${manageUrl(booking.id)}">${escapeHtml(t.manage)}</a></p>`
  switch (stand.kind) {
    case 'ask':
      return `<h1>${escapeHtml(t.ask.heading)}</h1>
${drawFacts(both, texts, stand.to)}
${drawForm(where.path, stand.to, t.ask.button)}
<p><a href="${where.path}">${escapeHtml(t.ask.others)}</a></p>`
    case 'unknown':
      return `<h1>${escapeHtml(t.unknown.heading)}</h1>
<p>${escapeHtml(t.unknown.text)}</p>
${drawFacts(both, texts, stand.to)}
${drawForm(where.path, stand.to, t.unknown.button)}`
    case 'choose':
    case 'taken': {
      const { heading, text } = t[stand.kind]
      const clock = { ...clockOf(booking), locale: texts.locale, now: where.now }
      const links = stand.times.map((time) => {
        const words = escapeHtml(dateTimeWords(new Date(time), clock))
        return `<p><a href="${where.path}?to=${encodeURIComponent(time)}">${words}</a></p>`
      })
      const none = `<p>${escapeHtml(say(t.none, { owner }))}</p>`
      return `<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(say(text, { owner }))}</p>
${drawFacts(both, texts)}
${links.length > 0 ? links.join('\n') : none}
${manage}`
    }
    default: {
      const { heading, text } = t[stand.kind]
      return `<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(say(text, { owner }))}</p>
${drawFacts(both, texts)}
${manage}`
    }
  }
}

function drawForm(path: string, to: Date, button: string): string {
  return `<form method="post" action="${path}">
<input type="hidden" name="to" value="${to.toISOString()}">
<button type="submit">${escapeHtml(button)}</button>
</form>`
}

function drawFacts({ booking, meeting }: Both, texts: Texts, to?: Date): string {
  const { t } = texts.part('moveOffer')
  const { startTime, endTime } = booking
  const lengthMs = endTime.getTime() - startTime.getTime()
  const when = (start: Date) =>
    describeTimes(
      { startTime: start.toISOString(), endTime: new Date(start.getTime() + lengthMs).toISOString() },
      clockOf(booking),
      texts.part('eventMail'),
    )
  const facts = [
    [t.what, titleForPeople(booking, meeting).title],
    [t.present, when(startTime)],
    ...(to ? [[t.wanted, when(to)]] : []),
  ]
  const rows = facts.map(
    ([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd>`,
  )
  return `<dl>${rows.join('')}</dl>`
}

/** The attendee's. */
function clockOf({ attendeeTimezone: timezone, attendeeTimeFormat, ownerTimeFormat }: BookingRow) {
  return { timezone, timeFormat: attendeeTimeFormat ?? ownerTimeFormat ?? '24h' } as const
}
