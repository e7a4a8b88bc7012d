import type { CodeMailProps } from '@/lib/mail/templates'
import { EMAIL_CODE_MINUTES } from '@/lib/shared/email-code'
import type { Texts } from '@/messages/texts'
import { MailLayout } from './mail-layout'
import { colored, MailText, PRODUCT } from './mail-parts'

type Props = Pick<CodeMailProps, 'code' | 'title' | 'ownerName'> & { texts: Texts }

export function EmailCodeMail({ code, title, ownerName, texts }: Props) {
  const { t, say } = texts.part('emailCodeMail')
  const intro = say(t.intro, { title, owner: ownerName })
  return (
    <MailLayout texts={texts} preview={intro} heading={t.heading}>
      <MailText>{intro}</MailText>
      <p
        {...colored(
          PRODUCT,
          { ink: 'text' },
          { fontSize: 32, fontWeight: 600, letterSpacing: '0.2em', lineHeight: '40px', margin: '16px 0' },
        )}
      >
        {code}
      </p>
      <MailText>{say(t.outro, { count: EMAIL_CODE_MINUTES })}</MailText>
    </MailLayout>
  )
}
