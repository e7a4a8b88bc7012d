import { isUuid } from '@/lib/shared/text/uuid'

/** Responses of one print. */
export const MAX_PRINTED = 100

/** The ids in an address; what is none is left out. */
export function readPrintedIds(text: string | string[] | undefined): string[] {
  const ids = [text ?? []].flat().join().toLowerCase().split(',')
  return [...new Set(ids.filter(isUuid))].slice(0, MAX_PRINTED)
}

export function printPath(formId: string, ids: readonly string[]): string {
  return `/forms/${formId}/responses/print?ids=${ids.join()}`
}
