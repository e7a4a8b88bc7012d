import type { MeetingLocation } from '@/lib/shared/calendars/locations'
import { MAX_LINE } from '@/lib/shared/text/max-line'
import { type Loose, textOf } from '../loose'
import { fitLine } from '../texts'

const VIDEO: Record<string, MeetingLocation> = {
  google_conference: 'google_meet',
  microsoft_teams_conference: 'teams',
  zoom: 'zoom',
  zoom_conference: 'zoom',
  jitsi_conference: 'link',
  bigbluebutton_conference: 'bigbluebutton',
}
const PLAIN = ['physical', 'custom', 'inbound_call']
/** What guests read in place of a service or a way that is unknown here. */
const NAMES: Record<string, string> = {
  webex_conference: 'Webex',
  gotomeeting: 'GoTo Meeting',
  gotomeeting_conference: 'GoTo Meeting',
  outbound_call: 'Phone call',
}

export type Place = {
  location: MeetingLocation
  locationData: { customLocation?: string; meetLink?: string }
  /** False for a kind that is another one here. */
  isSame: boolean
}

/** A location of an event type (`kind`) or of an event (`type`). */
export function toPlace(sent: Loose | undefined): Place {
  const kind = textOf(sent?.kind) || textOf(sent?.type)
  const location = VIDEO[kind] ?? 'custom'
  const words = [sent?.location, sent?.phone_number, sent?.additional_info].map((value) =>
    typeof value === 'number' ? String(value) : textOf(value).trim(),
  )
  const text = fitLine(words.filter(Boolean).join(', ') || (NAMES[kind] ?? ''), MAX_LINE).text
  const link = textOf(sent?.join_url)
  return {
    location,
    locationData: {
      ...(location === 'custom' && text && { customLocation: text }),
      ...(link.startsWith('https://') && link.length <= MAX_LINE && { meetLink: link }),
    },
    isSame: !sent || location !== 'custom' || PLAIN.includes(kind),
  }
}
