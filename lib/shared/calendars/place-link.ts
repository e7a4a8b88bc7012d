import { readMeetLink } from './join-url'

export type PlaceLink = { kind: 'map' | 'phone' | 'link'; url: string }

const MAX_ADDRESS = 200

/** The link for a place in the owner's words: an address has a number and a comma. Null for others, such as `My office`. */
export function placeLink(place: string): PlaceLink | null {
  const text = place.trim()
  const link = readMeetLink(text)
  if (link) return { kind: 'link', url: link.href }
  if (isPhoneNumber(text)) return { kind: 'phone', url: `tel:${text.replace(/[^+\d]/g, '')}` }
  if (text.length > MAX_ADDRESS || !/\p{L}/u.test(text) || !/\d/.test(text) || !/[,\n]/.test(text)) return null
  return { kind: 'map', url: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: text })}` }
}

function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= 7 && digits <= 15
}
