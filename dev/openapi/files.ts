export const API_FOLDER = 'app/api'
export const DOCUMENT_FILE = 'clients/slotform/openapi.json'

/** `meetings/[id]/route.ts` is `/meetings/{id}`. */
export function toApiPath(file: string): string {
  return `/${file.replace(/\/route\.ts$/, '')}`.replaceAll('[', '{').replaceAll(']', '}')
}
