import { FormDigestMail } from '@/emails/form-digest'
import { FormReceiptMail } from '@/emails/form-receipt'
import { FormResponseMail } from '@/emails/form-response'
import type { Notice } from '@/emails/mail-header'
import { cleanName } from '@/lib/vocabulary/text/person-name'
import type { Texts } from '@/messages/texts'
import { toBodies } from './bodies'
import { pictured } from './pictured'
import type { DigestMailProps, MailOwner, Message, ReceiptMailProps, ResponseMailProps } from './templates'

export async function renderResponse(props: ResponseMailProps, notice: Notice): Promise<Message> {
  const { t, say } = notice.texts.part('responseMail')
  const { to, formTitle, replyTo } = props
  const who = props.who || notice.texts.t.answers.anonymous
  return {
    to: { address: to },
    ...(replyTo && { replyTo: { name: cleanName(replyTo.name), address: replyTo.address } }),
    subject: cleanName(say(t.subject, { title: formTitle, who })),
    ...(await toBodies(<FormResponseMail {...props} who={who} {...notice} />)),
  }
}

export async function renderDigest(props: DigestMailProps, notice: Notice): Promise<Message> {
  const { t, say } = notice.texts.part('digestMail')
  const [first, ...others] = props.forms
  const total = props.forms.reduce((sum, { count }) => sum + count, 0)
  const subject =
    first && others.length === 0
      ? say(t.subjectOfOne, { count: total, title: first.title })
      : say(t.subject, { count: total })
  return {
    to: { address: props.to },
    subject: cleanName(subject),
    ...(await toBodies(<FormDigestMail {...props} total={total} {...notice} />)),
  }
}

/**
 * In the look of the form's owner, but without their address: a form tells nobody who asks, unless its owner has set a face or a
 * logo.
 */
export async function renderReceipt(props: ReceiptMailProps, texts: Texts, owner: MailOwner | null): Promise<Message> {
  const person = owner && pictured(owner.brand)
  const view = { ...props, person, accent: owner?.brand.accent ?? '' }
  return {
    to: { address: props.to },
    ...(person && { fromName: cleanName(person.name) }),
    subject: cleanName(texts.say(texts.t.receiptMail.subject, { title: props.formTitle })),
    ...(await toBodies(<FormReceiptMail {...view} texts={texts} />)),
  }
}
