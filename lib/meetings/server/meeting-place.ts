import { changePlace } from '@/lib/calendars/events/to-location-data'
import { RANDOM } from '@/lib/shared/calendars/link-pattern'
import type { LocationData } from '@/lib/shared/calendars/locations'
import { invalidField } from '@/lib/shared/errors'
import { check } from '@/messages/check'
import type { CreateMeetingInput } from '../schema'
import { ownLink } from './own-link'

type Sent = { location: string; locationData?: CreateMeetingInput['locationData'] | undefined }
type Stored = { location: string; locationData: LocationData }
type Saved = { id: string; before: Stored | null }

/** The location data of a meeting as its owner saves it. Throws 400 for a meeting with a link that has neither a link nor a pattern. */
export function toPlace({ id, before }: Saved, { location, locationData }: Sent): LocationData {
  const { linkPattern, ...data } = locationData ?? {}
  const isNew = before?.location !== location
  const wanted = {
    location,
    ...((locationData || isNew) && { locationData: { ...data, ...ownLink(id, { location, linkPattern }) } }),
  }
  const place = before ? changePlace(before, wanted) : (wanted.locationData ?? {})
  if (location === 'link' && !place.meetLink)
    throw invalidField('locationData.linkPattern', check('linkPattern', { random: RANDOM }))
  return place
}
