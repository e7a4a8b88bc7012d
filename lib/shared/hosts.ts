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

/** A group of a page without its hosts. `need`: how many of them a booking takes. */
export type StoredHostGroup = { name: string; need: 'all' | number; choose: HostChoice }
