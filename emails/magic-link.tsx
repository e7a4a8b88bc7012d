import type { LinkMailProps } from '@/lib/mail/templates'
import { describeInstant } from '@/lib/time/event-time'
import type { Texts } from '@/messages/texts'
import { MailLayout } from './mail-layout'
import { MailButton, MailLink, MailText } from './mail-parts'

export function MagicLinkMail({ texts, ...props }: LinkMailProps & { texts: Texts }) {
  const { t, say } = texts.part('signInMail')
  const request = describeRequest(props, texts)
  const { email, provider } = props
  return (
    <MailLayout texts={texts} preview={t.validity} heading={t.heading}>
      <MailText>{provider ? say(t.join.text, { email, provider }) : say(t.text, { email })}</MailText>
      <MailButton href={props.url}>{t.button}</MailButton>
      {/* In the plain text the button is the address already. */}
      <MailText quiet skipInText>
        {t.copy}
        <br />
        <MailLink href={props.url}>{props.url}</MailLink>
      </MailText>
      <MailText quiet>{t.validity}</MailText>
      {request && <MailText quiet>{request}</MailText>}
      <MailText quiet>{provider ? t.join.ignore : t.ignore}</MailText>
    </MailLayout>
  )
}

/** Null for a mail that an earlier release has queued. */
function describeRequest(
  { at, browser, timezone = 'UTC', timeFormat = '24h' }: LinkMailProps,
  texts: Texts,
): string | null {
  const { t, say } = texts.part('signInMail')
  if (!at) return null
  const when = describeInstant(at, { timezone, timeFormat }, texts.part('eventMail'))
  return browser ? say(t.requestedFrom, { ...browser, when }) : say(t.requested, { when })
}
