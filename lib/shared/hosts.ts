/** A host agrees to a page themselves. */
export const HOST_ANSWERS = ['asked', 'agreed', 'declined'] as const

/** How a group is filled that needs some of its hosts: by fairness, by the order of its list, or by the visitor. */
export const HOST_CHOICES = ['fair', 'order', 'visitor'] as const
export type HostChoice = (typeof HOST_CHOICES)[number]

/** Whether a booking that its attendee moves keeps its hosts, or takes others where they are not free. */
export const MOVE_HOSTS = ['same', 'any'] as const
export type MoveHosts = (typeof MOVE_HOSTS)[number]

export const MAX_GROUPS = 10
/** Of all groups of a page. */
export const MAX_HOSTS = 50
export const MAX_HOST_WEIGHT = 1000
export const MAX_HOST_PRIORITY = 9
export const MAX_HOSTED_PER_DAY = 100

/** In place of an account: a booking goes to whom its group would give it. */
export const NEXT_HOST = 'next'
export const MAX_HAND_OVER_REASON = 500
/** Bookings of one call. */
export const MAX_HANDED_OVER = 100

/** A group of a page without its hosts. `need`: how many of them a booking takes. */
export type StoredHostGroup = { name: string; need: 'all' | number; choose: HostChoice }

/** Why a host is not free for a start, or `lost` if the time was taken between reading and writing. */
export const HOST_STATES = ['free', 'busy', 'away', 'hours', 'limit', 'unread', 'asked', 'declined', 'lost'] as const
export type HostState = (typeof HOST_STATES)[number]

/** How the places of a group were given. */
export const GROUP_CHOICES = ['all', ...HOST_CHOICES] as const
export type GroupChoice = (typeof GROUP_CHOICES)[number]

export type RankedHost = {
  account: string
  name: string
  state: HostState
  priority: number
  weight: number
  /** Of the places of this booking: 0 to 1. */
  share: number
  /** Due minus got, with this share and without this place; null without a share. */
  owed: number | null
}

/** How the hosts of one group were chosen. `ranking`: every host of the group, in the order of the choice. */
export type GroupAssignment = { group: string; chose: GroupChoice; chosen: string[]; ranking: RankedHost[] }
