import { randomBytes } from 'node:crypto'
import { joinUrl } from '@/lib/platform/tokens'
import { fillPattern, toCode } from '@/lib/shared/calendars/link-pattern'
import type { LocationData } from '@/lib/shared/calendars/locations'

type Place = { location: string; linkPattern?: string | null | undefined }

/** The link of a new meeting that is there at once; nothing for locations whose links a provider makes later. */
export function ownLink(meetingId: string, { location, linkPattern }: Place): Pick<LocationData, 'meetLink'> {
  if (location === 'bigbluebutton') return { meetLink: joinUrl(meetingId) }
  if (location !== 'link' || !linkPattern) return {}
  return { meetLink: fillPattern(linkPattern, toCode(randomBytes(16))) }
}
