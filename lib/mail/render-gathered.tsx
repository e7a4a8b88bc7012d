import { GatheredNoticesMail, type GatheredSection } from '@/emails/gathered-notices'
import type { Notice } from '@/emails/mail-header'
import { describeInstant, describeTimes } from '@/lib/time/event-time'
import { commaList } from '@/lib/vocabulary/text/comma-list'
import { cleanName } from '@/lib/vocabulary/text/person-name'
import { toBodies } from './bodies'
import type { GatheredEvent, GatheredMailProps, Message } from './templates'

export async function renderGathered(props: GatheredMailProps, notice: Notice): Promise<Message> {
  const { t, locale } = notice.texts.part('gatheredMail')
  const sections = toSections(props, notice)
  const summary = commaList(
    sections.map(({ heading }) => heading),
    locale,
  )
  const hasMeetings = props.bookings.count + (props.requests?.count ?? 0) + props.cancellations.count > 0
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
  const { timezone, bookings, requests = { count: 0, named: [] }, cancellations, responses } = props
  const clock = { timezone, timeFormat }
  const { t, say } = texts.part('gatheredMail')
  const toEntry = ({ title, who, reason, ...times }: GatheredEvent, index: number) => ({
    key: String(index),
    title: say(t.entry, { title, who }),
    lines: [describeTimes(times, clock, texts.part('eventMail')), ...(reason ? [say(t.reason, { reason })] : [])],
  })
  const sections = [
    { heading: say(t.requests, requests), entries: requests.named.map(toEntry), more: moreOf(requests) },
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
