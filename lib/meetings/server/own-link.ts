import { randomBytes } from 'node:crypto'
import { fillPattern, toCode } from '@/lib/shared/calendars/link-pattern'
import type { LocationData } from '@/lib/shared/calendars/locations'

type Place = { location: string; linkPattern?: string | null | undefined }

/** The link of a new meeting that needs no provider; nothing for other locations. */
export function ownLink({ location, linkPattern }: Place): Pick<LocationData, 'meetLink'> {
  if (location !== 'link' || !linkPattern) return {}
  return { meetLink: fillPattern(linkPattern, toCode(randomBytes(16))) }
}
