import type { ReceiptMailProps } from '@/lib/mail/templates'
import type { Texts } from '@/messages/texts'
import { MailLayout, type MailPerson } from './mail-layout'
import { MailAnswer, MailLines, MailSection, MailText, mailPalette, OwnDirection } from './mail-parts'

type Props = Omit<ReceiptMailProps, 'to' | 'language'> & { texts: Texts; person: MailPerson | null; accent: string }

export function FormReceiptMail({ formTitle, words, answers, isShortened, lang, texts, person, accent }: Props) {
  const { t, say } = texts.part('receiptMail')
  const intro = say(t.intro, { title: formTitle })
  return (
    <MailLayout texts={texts} palette={mailPalette(accent)} person={person} preview={intro} heading={t.heading}>
      <MailText>
        <strong>
          <OwnDirection lang={lang?.title}>{formTitle}</OwnDirection>
        </strong>
      </MailText>
      <MailText>
        {words ? (
          <OwnDirection lang={lang?.words}>
            <MailLines text={words} />
          </OwnDirection>
        ) : (
          intro
        )}
      </MailText>
      {answers && answers.length > 0 && (
        <MailSection>
          <MailText>
            <strong>{t.answers}</strong>
          </MailText>
          {answers.map(({ question, answers: given }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two questions may read alike, and none moves
            <MailAnswer key={index} question={question} answers={given} />
          ))}
        </MailSection>
      )}
      {isShortened && <MailText quiet>{t.omitted}</MailText>}
      <MailText quiet>{t.why}</MailText>
    </MailLayout>
  )
}
