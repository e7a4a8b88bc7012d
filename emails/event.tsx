import { Fragment, type ReactNode } from 'react'
import { sayNodes } from '@/messages/react/say-nodes'
import type { Texts } from '@/messages/texts'
import { DateBlock, type DateBlockView } from './date-block'
import { MailLayout, type MailPerson } from './mail-layout'
import {
  colored,
  MailAnswer,
  MailButton,
  MailLabel,
  MailLines,
  MailLink,
  type MailPalette,
  MailText,
  mailPalette,
  OwnDirection,
  spaceAfter,
} from './mail-parts'

type Action = { label: string; url: string }

/** Text that a person wrote, or that says what happens next. `lang`: if it is not that of the mail. */
export type MailNote = { label: string; text: string; lang?: string | undefined }

/** A booking or a meeting as its reader should see it. */
export type EventMailView = {
  /** The host, in mails to guests; else the guest. */
  person: MailPerson
  /** The host's, in mails to guests; empty without one. */
  accent: string
  heading: string
  title: string
  /** If it is not that of the mail. */
  titleLang?: string | undefined
  preview: string
  isCancelled: boolean
  time: DateBlockView
  /** In the reader's zone, in one line. */
  when: string
  /** In the other person's zone, if their clocks differ. */
  otherWhen: string | null
  /** The time before a move, in the reader's zone. */
  before: string | null
  who: string
  /** Empty for a cancelled event without a place. */
  where: string
  /** A map beside the place; or, without a label, the number or the page that the place itself is. */
  placeLink: { label: string | null; url: string } | null
  /** Belongs to what has happened, such as the reason of a cancellation: right beneath the time. */
  news: MailNote | null
  /** Beneath the facts, such as a description. */
  notes: MailNote[]
  /** The questions of the page, with their answers. */
  answers: { question: string; answers: string[] }[]
  /** The first are buttons, the others are links. */
  actions: Action[]
  /** 1 when absent; 0 where no action is what the reader is expected to do, several where they are equal. */
  buttons?: number
  /** Sentences about the time in which the reader can change the event. */
  policy: string[]
  /** Pages that put the event into a calendar on the web. */
  calendars: Action[]
  hasCalendarFile: boolean
}

type Props = { view: EventMailView; texts: Texts }

export function EventMail({ view, texts }: Props) {
  const { t } = texts.part('eventMail')
  const palette = mailPalette(view.accent)
  const { actions, buttons = 1 } = view
  const others = actions.slice(buttons)
  return (
    <MailLayout texts={texts} palette={palette} person={view.person} preview={view.preview} heading={view.heading}>
      <p
        dir="auto"
        lang={view.titleLang}
        {...colored(
          palette,
          { ink: 'text' },
          { fontSize: 17, fontWeight: 600, lineHeight: '24px', margin: '0 0 12px' },
        )}
      >
        {view.title}
      </p>
      {view.before && (
        <Fact label={t.before}>
          <s>{view.before}</s>
        </Fact>
      )}
      <DateBlock view={view.time} palette={palette} isCancelled={view.isCancelled} />
      {view.news && <Note note={view.news} />}
      <Fact label={t.who}>{view.who}</Fact>
      {view.where && (
        <Fact label={t.where}>
          <Place view={view} />
        </Fact>
      )}
      {view.notes.map((note) => (
        <Note key={note.label} note={note} />
      ))}
      {view.answers.map(({ question, answers }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two questions may read alike, and none moves
        <MailAnswer key={index} question={question} answers={answers} />
      ))}
      {actions.slice(0, buttons).map(({ label, url }) => (
        <MailButton key={url} href={url} palette={palette}>
          {label}
        </MailButton>
      ))}
      {others.length > 0 && (
        <MailText>
          <Links actions={others} palette={palette} />
        </MailText>
      )}
      {view.policy.length > 0 && <MailText quiet>{view.policy.join(' ')}</MailText>}
      <AddToCalendar view={view} texts={texts} />
    </MailLayout>
  )
}

function Place({ view: { where, placeLink, accent } }: { view: EventMailView }) {
  const place = <OwnDirection>{where}</OwnDirection>
  if (!placeLink) return place
  const link = (
    <MailLink href={placeLink.url} palette={mailPalette(accent)}>
      {placeLink.label ?? place}
    </MailLink>
  )
  return placeLink.label ? (
    <>
      {place} · <span style={{ whiteSpace: 'nowrap' }}>{link}</span>
    </>
  ) : (
    link
  )
}

function AddToCalendar({ view, texts }: Props) {
  const { t, locale } = texts.part('eventMail')
  if (!view.hasCalendarFile) return null
  if (view.calendars.length === 0) return <MailText quiet>{t.calendarHint}</MailText>
  return (
    <MailText quiet>
      {sayNodes(locale, t.addToCalendar, { calendars: <Links actions={view.calendars} isQuiet /> })}
    </MailText>
  )
}

type LinksProps = { actions: Action[]; palette?: MailPalette; isQuiet?: boolean }

function Links({ actions, ...look }: LinksProps) {
  return actions.map(({ label, url }, index) => (
    <Fragment key={url}>
      {index > 0 && ' · '}
      <MailLink href={url} {...look}>
        {label}
      </MailLink>
    </Fragment>
  ))
}

function Note({ note: { label, text, lang } }: { note: MailNote }) {
  return (
    <Fact label={label}>
      <br />
      <OwnDirection lang={lang}>
        <MailLines text={text} />
      </OwnDirection>
    </Fact>
  )
}

/** In the direction of the mail; what a person wrote has its own within. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <MailText>
      <MailLabel>{label}</MailLabel>
      {children}
    </MailText>
  )
}

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
