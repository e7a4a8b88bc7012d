import { Link } from '@react-email/components'
import { mails } from '@/messages/en/mails'
import { MailButton, MailLayout, MailText } from './mail-layout'

/** `lines`: what, when and by whom. `more`: how many are not named. */
export type GatheredSection = {
  heading: string
  entries: { key: string; title: string; lines: string[]; url?: string }[]
  more: number
}
type View = { heading: string; sections: GatheredSection[]; actions: { label: string; url: string }[] }

export function GatheredNoticesMail({ view: { heading, sections, actions } }: { view: View }) {
  const texts = mails.gathered
  return (
    <MailLayout preview={sections.map((section) => section.heading).join(', ')} heading={heading}>
      {sections.map(({ heading: kind, entries, more }) => (
        <div key={kind}>
          <MailText>
            <strong>{kind}</strong>
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
                <span key={line} style={{ color: '#625f59' }}>
                  <br />
                  {line}
                </span>
              ))}
            </MailText>
          ))}
          {more > 0 && <MailText>{texts.more(more)}</MailText>}
        </div>
      ))}
      {actions.map(({ label, url }) => (
        <MailButton key={url} href={url}>
          {label}
        </MailButton>
      ))}
      <MailText quiet>{texts.why}</MailText>
    </MailLayout>
  )
}
