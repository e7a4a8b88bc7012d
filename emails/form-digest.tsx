import { Link } from '@react-email/components'
import { mails } from '@/messages/en/mails'
import { MailButton, MailLayout, MailText } from './mail-layout'

type Form = { title: string; count: number; url: string; latest: { who: string; when: string; url: string }[] }

export function FormDigestMail({ heading, forms }: { heading: string; forms: Form[] }) {
  const texts = mails.formDigest
  return (
    <MailLayout preview={forms.map(({ title, count }) => `${title}: ${count}`).join(', ')} heading={heading}>
      {forms.map(({ title, count, url, latest }) => (
        <div key={url}>
          <MailText>
            <strong>{title}</strong>
            <br />
            {texts.count(count)}
          </MailText>
          {latest.map((response) => (
            <MailText key={response.url}>
              <Link href={response.url} style={{ color: '#0b6a50' }}>
                {response.who}
              </Link>
              <br />
              <span style={{ color: '#625f59' }}>{response.when}</span>
            </MailText>
          ))}
          <MailButton href={url}>{texts.all}</MailButton>
        </div>
      ))}
      <MailText quiet>{texts.settings}</MailText>
    </MailLayout>
  )
}
