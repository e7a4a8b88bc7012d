import { FormDigestMail } from '@/emails/form-digest'
import { FormResponseMail } from '@/emails/form-response'
import { describeInstant } from '@/lib/time/event-time'
import { cleanName } from '@/lib/vocabulary/person-name'
import { textsFor } from '@/messages'
import { mails } from '@/messages/en/mails'
import { toBodies } from './bodies'
import type { DigestMailProps, Message, ResponseMailProps } from './templates'

export async function renderResponse(props: ResponseMailProps): Promise<Message> {
  const { to, formTitle, who, replyTo, at, timezone, answers, url } = props
  const when = describeInstant(at, timezone, textsFor('owner').locale)
  return {
    to: { address: to },
    ...(replyTo && { replyTo: { name: cleanName(replyTo.name), address: replyTo.address } }),
    subject: cleanName(mails.formResponse.subject(formTitle, who)),
    ...(await toBodies(<FormResponseMail view={{ formTitle, who, when, answers, url }} />)),
  }
}

export async function renderDigest({ to, timezone, forms }: DigestMailProps): Promise<Message> {
  const { locale } = textsFor('owner')
  const total = forms.reduce((sum, { count }) => sum + count, 0)
  const drawn = forms.map((form) => ({
    ...form,
    latest: form.latest.map(({ at, ...one }) => ({ ...one, when: describeInstant(at, timezone, locale) })),
  }))
  return {
    to: { address: to },
    subject: cleanName(mails.formDigest.subject(total, forms.length === 1 ? forms[0]?.title : undefined)),
    ...(await toBodies(<FormDigestMail heading={mails.formDigest.heading(total)} forms={drawn} />)),
  }
}
