import { JITSI_PATTERN } from '@/lib/shared/calendars/link-pattern'
import { VIDEO_LOCATIONS, type VideoLocation } from '@/lib/shared/calendars/video-locations'
import { MAX_LINE } from '@/lib/shared/text/max-line'
import type { Line } from '../converter'
import { type Loose, looseListOf, textOf } from '../loose'
import { fitLine } from '../texts'
import type { Notes } from './notes'

const VIDEO: Readonly<Record<string, VideoLocation>> = {
  'integrations:google:meet': 'google_meet',
  'integrations:office365_video': 'teams',
  'integrations:zoom': 'zoom',
  // By the API.
  'google-meet': 'google_meet',
  'office365-video': 'teams',
  zoom: 'zoom',
  'integrations:bigbluebutton': 'bigbluebutton',
  bigbluebutton: 'bigbluebutton',
}

/** The app has no account: each booking gets an address of its own, as here. */
const JITSI = ['integrations:jitsi', 'jitsi']

/** Places that an owner wrote down. */
const WORDS = ['address', 'link', 'hostPhoneNumber', 'phone'] as const

const NAMES: Readonly<Record<string, string>> = {
  'integrations:daily': 'Cal Video',
  'cal-video': 'Cal Video',
  'integrations:jitsi': 'Jitsi Meet',
  jitsi: 'Jitsi Meet',
  phone: 'Phone',
  attendeePhone: 'Phone',
  attendeeInPerson: 'At the attendee’s address',
  attendeeAddress: 'At the attendee’s address',
  attendeeDefined: 'Where the attendee says',
  somewhereElse: 'Where the attendee says',
  organizersDefaultApp: 'Video call',
  conferencing: 'Video call',
}

/** Converts the locations of an event type. */
export function locationOf(event: Loose, notes: Notes, ref: string): Pick<Line<'pages'>, 'location' | 'locationData'> {
  const [first, ...others] = looseListOf(event.locations)
  const type = { kind: 'EventType', field: 'locations[].type' }
  const note = 'A page has one place: the first one.'
  notes.leftOut({ ...type, reason: 'too_many', note, times: others.length }, ref)
  if (!first) return { location: 'custom', locationData: {} }
  const name = placeNamed(first)
  const video = videoOf(name)
  if (video) return { location: video, locationData: {} }
  if (JITSI.includes(name)) return { location: 'link', locationData: { linkPattern: JITSI_PATTERN } }
  const words = WORDS.map((word) => fitLine(first[word], MAX_LINE).text).find(Boolean)
  if (words) return { location: 'custom', locationData: { customLocation: words } }
  const custom = NAMES[name] ?? fitLine(name.replace(/^integrations:/, '').replace(/_video$/, ''), MAX_LINE).text
  const became = `${name || 'A place without a type'} became a place in words.`
  notes.changed({ ...type, to: 'pages.location', reason: 'no_counterpart', note: became }, ref)
  return { location: 'custom', locationData: custom ? { customLocation: custom } : {} }
}

/** The API names the app of a place apart from its type. */
const placeNamed = ({ type, integration }: Loose) => textOf(integration) || textOf(type)

/** The provider that makes the link of a booking at a place; none for other places. */
export const videoOf = (place: string): VideoLocation | undefined => VIDEO[place]

/** Replaces the name of an app by its label; other places stay unchanged. */
export function nameOfPlace(place: string): string {
  const video = videoOf(place)
  return video ? VIDEO_LOCATIONS[video] : (NAMES[place] ?? place.replace(/^integrations:/, ''))
}
