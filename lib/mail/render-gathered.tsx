import { GatheredNoticesMail, type GatheredSection } from '@/emails/gathered-notices'
import { describeInstant, describeTime } from '@/lib/time/event-time'
import { cleanName } from '@/lib/vocabulary/person-name'
import { textsFor } from '@/messages'
import { mails } from '@/messages/en/mails'
import { toBodies } from './bodies'
import type { GatheredEvent, GatheredMailProps, Message } from './templates'

export async function renderGathered(props: GatheredMailProps): Promise<Message> {
  const { to, timezone, bookings, cancellations, responses } = props
  const texts = mails.gathered
  const { locale } = textsFor('owner')
  const toEntry = ({ title, who, reason, ...times }: GatheredEvent, index: number) => ({
    key: String(index),
    title: `${title}, ${who}`,
    lines: [describeTime(times, timezone, locale), ...(reason ? [`${mails.cancellation.reason}: ${reason}`] : [])],
  })
  const sections: GatheredSection[] = [
    { heading: texts.bookings(bookings.count), entries: bookings.named.map(toEntry), ...moreOf(bookings) },
    {
      heading: texts.cancellations(cancellations.count),
      entries: cancellations.named.map(toEntry),
      ...moreOf(cancellations),
    },
    {
      heading: texts.responses(responses.count),
      entries: responses.named.map(({ formTitle, who, at, url }) => ({
        key: url,
        title: `${formTitle}, ${who}`,
        lines: [describeInstant(at, timezone, locale)],
        url,
      })),
      ...moreOf(responses),
    },
  ].filter(({ entries }) => entries.length > 0)
  const hasMeetings = bookings.count + cancellations.count > 0
  return {
    to: { address: to },
    subject: cleanName(texts.subject(sections.map(({ heading }) => heading))),
    ...(await toBodies(
      <GatheredNoticesMail
        view={{
          heading: texts.heading,
          sections,
          actions: [
            ...(hasMeetings ? [{ label: texts.openMeetings, url: props.meetingsUrl }] : []),
            ...(responses.count > 0 ? [{ label: texts.openForms, url: props.formsUrl }] : []),
          ],
        }}
      />,
    )),
  }
}

function moreOf({ count, named }: { count: number; named: unknown[] }): { more: number } {
  return { more: count - named.length }
}
