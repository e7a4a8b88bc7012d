import { htmlCard } from '@/lib/platform/html-card'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import type { Language } from '@/lib/shared/languages'
import { escapeHtml } from '@/lib/shared/text/html-text'
import { describeInstant } from '@/lib/time/event-time'
import { dateTimeWords } from '@/lib/time/moment-words'
import { textsOf } from '@/messages'
import type { Texts } from '@/messages/texts'

export type SuggestionView = {
  title: string
  ownerName: string
  language: Language
  /** The guest's. */
  clock: { timezone: string; timeFormat: TimeFormat; now: Date }
  path: string
}

/** How a suggestion stands when its guest opens a link. `to`, `times`: ISO instants. */
export type SuggestionStand =
  | { kind: 'ask' | 'unknown'; to: string }
  | { kind: 'choose' | 'taken'; times: string[] }
  | { kind: 'booked'; manageUrl: string | null }
  | { kind: 'past' }

/** The page of a suggestion, in the language of the guest. It shows only; its form acts by POST. */
export function suggestionCard(view: SuggestionView, stand: SuggestionStand): ReturnType<typeof htmlCard> {
  const texts = textsOf(view.language)
  return card(draw(view, stand, texts), texts)
}

export function missingSuggestion(language: Language): ReturnType<typeof htmlCard> {
  const texts = textsOf(language)
  const { heading, text } = texts.t.suggestedTimes.missing
  return card(`<h1>${escapeHtml(heading)}</h1>\n<p>${escapeHtml(text)}</p>`, texts)
}

function card(content: string, texts: Texts): ReturnType<typeof htmlCard> {
  const { language, t } = texts.part('suggestedTimes')
  return htmlCard({ language, product: t.product, title: t.pageTitle, content })
}

function draw(view: SuggestionView, stand: SuggestionStand, texts: Texts): string {
  const { t, say, locale } = texts.part('suggestedTimes')
  const { ownerName: owner, path, clock } = view
  const opening = ({ heading, text }: { heading: string; text: string }) =>
    `<h1>${escapeHtml(heading)}</h1>\n<p>${escapeHtml(text)}</p>`
  switch (stand.kind) {
    case 'ask':
      return `<h1>${escapeHtml(t.ask.heading)}</h1>
${facts(view, texts, stand.to)}
${form(path, stand.to, t.ask.button)}
<p><a href="${path}">${escapeHtml(t.ask.others)}</a></p>`
    case 'unknown':
      return `${opening(t.unknown)}
${facts(view, texts, stand.to)}
${form(path, stand.to, t.unknown.button)}`
    case 'choose':
    case 'taken': {
      const { heading, text } = t[stand.kind]
      const links = stand.times.map((time) => {
        const words = escapeHtml(dateTimeWords(new Date(time), { ...clock, locale }))
        return `<p><a href="${path}?to=${encodeURIComponent(time)}">${words}</a></p>`
      })
      return `${opening({ heading, text: say(text, { owner }) })}
${facts(view, texts)}
${links.length > 0 ? links.join('\n') : `<p>${escapeHtml(say(t.none, { owner }))}</p>`}`
    }
    case 'booked': {
      const link = stand.manageUrl && `\n<p><a href="${stand.manageUrl}">${escapeHtml(t.manage)}</a></p>`
      return `${opening(t.booked)}\n${facts(view, texts)}${link ?? ''}`
    }
    case 'past':
      return `${opening({ heading: t.past.heading, text: say(t.past.text, { owner }) })}\n${facts(view, texts)}`
  }
}

function form(path: string, to: string, button: string): string {
  return `<form method="post" action="${path}">
<input type="hidden" name="to" value="${escapeHtml(to)}">
<button type="submit">${escapeHtml(button)}</button>
</form>`
}

function facts({ title, ownerName, clock }: SuggestionView, texts: Texts, to?: string): string {
  const { t } = texts.part('suggestedTimes')
  const rows = [
    [t.what, title],
    [t.host, ownerName],
    ...(to ? [[t.when, describeInstant(to, clock, texts.part('eventMail'))]] : []),
  ].map(([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd>`)
  return `<dl>${rows.join('')}</dl>`
}
