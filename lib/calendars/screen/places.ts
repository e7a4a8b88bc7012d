/** Ways to the location `link`, told apart by its pattern. */
export const OWN_VIDEOS = ['jitsi', 'own_address'] as const
export type OwnVideo = (typeof OWN_VIDEOS)[number]

/** Kinds of places that no provider makes a link for. All of them are the location `custom`, told apart by its text. */
export const PLACES = ['in_person', 'phone', 'link', 'elsewhere'] as const
export type Place = (typeof PLACES)[number]

const LINK = /^(?:https?:\/\/|www\.)\S+$/i
const PHONE = /^(?:tel:)?\+?[\d\s()./-]{5,}$/i

export function isPlace(value: string): value is Place {
  return PLACES.some((place) => place === value)
}

export function isOwnVideo(value: string): value is OwnVideo {
  return OWN_VIDEOS.some((video) => video === value)
}

/** The kind of place that a stored text describes. */
export function placeOf(text: string | undefined): Place {
  const words = text?.trim() ?? ''
  if (words === '') return 'elsewhere'
  if (LINK.test(words)) return 'link'
  return PHONE.test(words) ? 'phone' : 'in_person'
}
