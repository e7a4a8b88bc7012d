import { database } from '@/db/client'
import { type FileFacts, listFilesOf } from '@/db/queries/forms/form-files'
import { fileUrl } from '@/lib/files/file-url'
import { isUuid } from '@/lib/shared/text/uuid'
import type { FormResponse } from '../form'

export type ResponseFile = FormResponse['files'][number]

/** A file and the response that names it. */
export type SentFile = FileFacts & { responseId: string }

export function toResponseFile({ id, questionId, name, size, type }: FileFacts): ResponseFile {
  return { id, questionId, name, size, type, url: fileUrl(id) }
}

type Answered = { id: string; responses: Record<string, unknown> }

/** The files of several responses to a form, by response. Most forms ask for none and cost no query. */
export async function readResponseFiles(
  formId: string,
  responses: readonly Answered[],
): Promise<ReadonlyMap<string, ResponseFile[]>> {
  const ids = responses.filter(mayNameFiles).map(({ id }) => id)
  const byResponse = new Map<string, ResponseFile[]>()
  for (const { responseId, ...facts } of await listFilesOf(database(), formId, ids)) {
    byResponse.set(responseId, [...(byResponse.get(responseId) ?? []), toResponseFile(facts)])
  }
  return byResponse
}

function mayNameFiles({ responses }: Answered): boolean {
  return Object.values(responses).some((answer) => Array.isArray(answer) && isUuid(String(answer[0])))
}
