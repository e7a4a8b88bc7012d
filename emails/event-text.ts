import type { Texts } from '@/messages/texts'
import type { EventMailView, MailNote } from './event'
import { spaceAfter } from './mail-parts'

/** The plain text of an event's mail: the same facts, one in a line, without the decoration of the HTML. */
export function eventText(view: EventMailView, { t }: Texts): string {
  const { when, before, who, where, calendarHint } = t.eventMail
  const facts = [
    view.before && fact(before, view.before),
    fact(when, view.when),
    view.otherWhen,
    fact(who, view.who),
    view.where && fact(where, view.where),
  ]
  const blocks = [
    view.heading,
    view.news && noteLines(view.news),
    lines([view.title, ...facts]),
    ...view.notes.map(noteLines),
    ...view.answers.map(({ question, answers }) => lines([question, ...answers])),
    lines(view.actions.map(({ label, url }) => `${label} ${url}`)),
    view.policy.join(' '),
    view.hasCalendarFile && calendarHint,
    t.mailFrame.signature,
  ]
  return blocks.filter(Boolean).join('\n\n')
}

function fact(label: string, words: string): string {
  return label + spaceAfter(label) + words
}

function noteLines({ label, text }: MailNote): string {
  return lines([label, text])
}

function lines(texts: (string | null)[]): string {
  return texts.filter(Boolean).join('\n')
}
