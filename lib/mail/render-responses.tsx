import { FormDigestMail } from '@/emails/form-digest'
import { FormResponseMail } from '@/emails/form-response'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { cleanName } from '@/lib/vocabulary/text/person-name'
import type { Texts } from '@/messages/texts'
import { toBodies } from './bodies'
import type { DigestMailProps, Message, ResponseMailProps } from './templates'

export async function renderResponse(props: ResponseMailProps, texts: Texts, timeFormat: TimeFormat): Promise<Message> {
  const { t, say } = texts.part('responseMail')
  const { to, formTitle, replyTo } = props
  const who = props.who || texts.t.responses.anonymous
  return {
    to: { address: to },
    ...(replyTo && { replyTo: { name: cleanName(replyTo.name), address: replyTo.address } }),
    subject: cleanName(say(t.subject, { title: formTitle, who })),
    ...(await toBodies(<FormResponseMail {...props} who={who} timeFormat={timeFormat} texts={texts} />)),
  }
}

export async function renderDigest(props: DigestMailProps, texts: Texts, timeFormat: TimeFormat): Promise<Message> {
  const { t, say } = texts.part('digestMail')
  const [first, ...others] = props.forms
  const total = props.forms.reduce((sum, { count }) => sum + count, 0)
  const subject =
    first && others.length === 0
      ? say(t.subjectOfOne, { count: total, title: first.title })
      : say(t.subject, { count: total })
  return {
    to: { address: props.to },
    subject: cleanName(subject),
    ...(await toBodies(<FormDigestMail {...props} total={total} timeFormat={timeFormat} texts={texts} />)),
  }
}
