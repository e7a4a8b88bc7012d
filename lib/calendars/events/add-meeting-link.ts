import { database } from '@/db/client'
import { findMainEvent } from '@/db/queries/calendars/meeting-events'
import { findLocationData } from '@/db/queries/meetings/meetings'
import { providerOf } from '@/lib/calendars/providers/registry'
import type { EventProps, Mail } from '@/lib/mail/templates'
import { passwordBeside, readMeetLink } from '@/lib/shared/calendars/join-url'
import { planMeeting } from './plan-meeting'

/** Mails to somebody who is not to come. */
const OFF: readonly string[] = ['cancellation', 'cancellation-notice', 'booking-passed-on'] satisfies Mail['template'][]

/** A mail with the link its meeting has by now, and with who invites; mails of meetings without events are left as they are. */
export async function addMeetingLink(mail: Mail): Promise<Mail> {
  if (!('meetingId' in mail.props) || !mail.props.hasEvents) return mail
  const { meetingId } = mail.props
  const [data, main] = await Promise.all([findLocationData(database(), meetingId), findOrPlan(meetingId)])
  const uid = uidOf(main)
  const isOff = OFF.includes(mail.template)
  const joinUrl = isOff ? null : (readMeetLink(data?.meetLink)?.href ?? null)
  const password = passwordBeside(joinUrl, data?.password)
  const facts: Partial<EventProps> = {
    joinUrl,
    password,
    ...(uid !== undefined && { providerUid: uid }),
    ...(main && main.state !== 'failed' && { isInCalendar: true }),
  }
  return { ...mail, props: { ...mail.props, ...facts } } as Mail
}

/** Undefined where we invite; null where a provider will but has made no event yet. */
export async function findProviderUid(meetingId: string): Promise<string | null | undefined> {
  return uidOf(await findOrPlan(meetingId))
}

type MainEvent = Awaited<ReturnType<typeof findMainEvent>>

function uidOf(main: MainEvent): string | null | undefined {
  if (!main || providerOf(main.type).can.invites !== 'provider') return undefined
  return main.icalUid
}

/** Decides who invites before the first email, even when the events have not been synced yet. */
async function findOrPlan(meetingId: string): Promise<MainEvent> {
  const main = await findMainEvent(database(), meetingId)
  if (main) return main
  await planMeeting(meetingId)
  return findMainEvent(database(), meetingId)
}
