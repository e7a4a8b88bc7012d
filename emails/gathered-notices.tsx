import { MailLayout, type Notice } from './mail-layout'
import { MailButton, MailLink, MailQuiet, MailSection, MailText, OwnDirection } from './mail-parts'

/** `more`: the number of notices without an entry. */
export type GatheredSection = {
  heading: string
  entries: { key: string; title: string; lines: string[]; url?: string }[]
  more: number
}

type Props = Notice & {
  summary: string
  sections: GatheredSection[]
  actions: { label: string; url: string }[]
}

export function GatheredNoticesMail({ summary, sections, actions, texts, person }: Props) {
  const { t, say } = texts.part('gatheredMail')
  const [first, ...others] = actions
  return (
    <MailLayout texts={texts} person={person} preview={summary} heading={t.heading}>
      {sections.map(({ heading, entries, more }) => (
        <MailSection key={heading}>
          <MailText>
            <strong>{heading}</strong>
          </MailText>
          {entries.map(({ key, title, lines, url }) => (
            <MailText key={key}>
              <OwnDirection>{url ? <MailLink href={url}>{title}</MailLink> : title}</OwnDirection>
              {lines.map((line) => (
                <MailQuiet key={line}>
                  <br />
                  {line}
                </MailQuiet>
              ))}
            </MailText>
          ))}
          {more > 0 && <MailText>{say(t.more, { left: more })}</MailText>}
        </MailSection>
      ))}
      {first && <MailButton href={first.url}>{first.label}</MailButton>}
      {others.map(({ label, url }) => (
        <MailText key={url}>
          <MailLink href={url}>{label}</MailLink>
        </MailText>
      ))}
      <MailText quiet>{t.why}</MailText>
    </MailLayout>
  )
}
