import type { FileKind } from '@/lib/shared/forms/file-kinds'

/** A browser offers these to choose from. The server judges by the content. */
const ACCEPTED: Record<FileKind, string> = {
  image: 'image/*',
  pdf: 'application/pdf,.pdf',
  document: '.doc,.docx,.odt,.rtf,.epub',
  spreadsheet: '.xls,.xlsx,.ods,.csv,.tsv',
  presentation: '.ppt,.pptx,.odp',
  text: '.txt,.md,.csv,.log',
  audio: 'audio/*',
  video: 'video/*',
  archive: '.zip,.gz,.tgz,.tar,.7z,.rar,.bz2,.xz,.zst',
}

/** Undefined for any kind. */
export function acceptOf(kinds: readonly FileKind[]): string | undefined {
  return kinds.length > 0 ? kinds.map((kind) => ACCEPTED[kind]).join(',') : undefined
}

export function takesPhotos(kinds: readonly FileKind[]): boolean {
  return kinds.length === 0 || kinds.includes('image')
}
