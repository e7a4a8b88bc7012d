import { Link } from '@react-email/components'
import type { Texts } from '@/messages/texts'
import { MailButton, MailLayout, MailQuiet, MailText } from './mail-layout'

/** `more`: the number of notices without an entry. */
export type GatheredSection = {
  heading: string
  entries: { key: string; title: string; lines: string[]; url?: string }[]
  more: number
}

type Props = {
  summary: string
  sections: GatheredSection[]
  actions: { label: string; url: string }[]
  texts: Texts
}

export function GatheredNoticesMail({ summary, sections, actions, texts }: Props) {
  const { t, say } = texts.part('gatheredMail')
  return (
    <MailLayout texts={texts} preview={summary} heading={t.heading}>
      {sections.map(({ heading, entries, more }) => (
        <div key={heading}>
          <MailText>
            <strong>{heading}</strong>
          </MailText>
          {entries.map(({ key, title, lines, url }) => (
            <MailText key={key}>
              {url ? (
                <Link href={url} style={{ color: '#0b6a50' }}>
                  {title}
                </Link>
              ) : (
                title
              )}
              {lines.map((line) => (
                <MailQuiet key={line}>
                  <br />
                  {line}
                </MailQuiet>
              ))}
            </MailText>
          ))}
          {more > 0 && <MailText>{say(t.more, { left: more })}</MailText>}
        </div>
      ))}
      {actions.map(({ label, url }) => (
        <MailButton key={url} href={url}>
          {label}
        </MailButton>
      ))}
      <MailText quiet>{t.why}</MailText>
    </MailLayout>
  )
}
