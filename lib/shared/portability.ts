/** Raised when an export of before can no longer be read. */
export const EXPORT_SCHEMA = 1

/** The last entry of an export, because it holds the checksums of the others. */
export const MANIFEST = 'manifest.json'

/** The lists of an export, in the order in which they are written and read: each names only things of those before it. */
export const PARTS = [
  'settings',
  'time-off',
  'forms',
  'pages',
  'bookings',
  'meetings',
  'responses',
  'files',
  'links',
] as const

export type Part = (typeof PARTS)[number]

export const partEntry = (part: Part) => `${part}.jsonl`
export const fileEntry = (id: string) => `files/${id}`
export const pictureEntry = (kind: string) => `pictures/${kind}`

/** Signed links that people hold, and that an export carries to another server. */
export const LINK_KINDS = ['manage', 'leave', 'decide', 'follow-up', 'page', 'join'] as const

export type LinkKind = (typeof LINK_KINDS)[number]
