/** The kinds that a question may ask for; the content of a file decides which it is. */
export const FILE_KINDS = [
  'image',
  'pdf',
  'document',
  'spreadsheet',
  'presentation',
  'text',
  'audio',
  'video',
  'archive',
] as const

export type FileKind = (typeof FILE_KINDS)[number]
