import { FormDigestMail } from '@/emails/form-digest'
import { FormReceiptMail } from '@/emails/form-receipt'
import { FormResponseMail } from '@/emails/form-response'
import { GatheredNoticesMail, type GatheredSection } from '@/emails/gathered-notices'
import type { Notice } from '@/emails/mail-layout'
import type { MailBrand } from '@/lib/shared/brand'
import { commaList } from '@/lib/shared/text/comma-list'
import { cleanName } from '@/lib/shared/text/person-name'
import { describeInstant, describeTimes } from '@/lib/time/event-time'
import type { Texts } from '@/messages/texts'
import { toBodies } from './message'
import type {
  DigestMailProps,
  GatheredEvent,
  GatheredMailProps,
  MailOwner,
  Message,
  ReceiptMailProps,
  ResponseMailProps,
} from './templates'

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

export async function renderGathered(props: GatheredMailProps, notice: Notice): Promise<Message> {
  const { t, locale } = notice.texts.part('gatheredMail')
  const sections = toSections(props, notice)
  const summary = commaList(
    sections.map(({ heading }) => heading),
    locale,
  )
  const hasMeetings = props.bookings.count + props.cancellations.count > 0
  const actions = [
    ...(hasMeetings ? [{ label: t.openMeetings, url: props.meetingsUrl }] : []),
    ...(props.responses.count > 0 ? [{ label: t.openForms, url: props.formsUrl }] : []),
  ]
  return {
    to: { address: props.to },
    subject: cleanName(summary),
    ...(await toBodies(<GatheredNoticesMail {...notice} {...{ summary, sections, actions }} />)),
  }
}

/** Kinds of notices without a single one are left out. */
function toSections(props: GatheredMailProps, { texts, timeFormat }: Notice): GatheredSection[] {
  const { timezone, bookings, cancellations, responses } = props
  const clock = { timezone, timeFormat }
  const { t, say } = texts.part('gatheredMail')
  const toEntry = ({ title, who, reason, ...times }: GatheredEvent, index: number) => ({
    key: String(index),
    title: say(t.entry, { title, who }),
    lines: [describeTimes(times, clock, texts.part('eventMail')), ...(reason ? [say(t.reason, { reason })] : [])],
  })
  const sections = [
    { heading: say(t.bookings, bookings), entries: bookings.named.map(toEntry), more: moreOf(bookings) },
    {
      heading: say(t.cancellations, cancellations),
      entries: cancellations.named.map(toEntry),
      more: moreOf(cancellations),
    },
    {
      heading: say(t.responses, responses),
      entries: responses.named.map(({ formTitle, who, at, url }) => ({
        key: url,
        title: say(t.entry, { title: formTitle, who: who || texts.t.answers.anonymous }),
        lines: [describeInstant(at, clock, texts.part('eventMail'))],
        url,
      })),
      more: moreOf(responses),
    },
  ]
  return sections.filter(({ entries }) => entries.length > 0)
}

function moreOf({ count, named }: { count: number; named: unknown[] }): number {
  return count - named.length
}

/** Initials would say less than the product's mark to somebody who knows their own name, or nobody's. */
export function pictured(brand: MailBrand): MailBrand | null {
  return brand.faceUrl || brand.logoUrl ? brand : null
}
