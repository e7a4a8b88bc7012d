import { database } from '@/db/client'
import type { Claims } from '@/db/queries/forms/claimed-files'
import { type FileFacts, listClaimableFiles } from '@/db/queries/forms/form-files'
import { invalidField } from '@/lib/shared/errors'
import { MAX_FILES } from '@/lib/shared/forms/files'
import type { Answers } from '@/lib/shared/forms/question'
import { isUuid } from '@/lib/shared/text/uuid'
import { check } from '@/messages/check'

type Asked = readonly { id: string; questionType: string }[]

/** `files` are those that the answers name, in their order. */
export type ClaimedFiles = { claims: Claims; files: FileFacts[] }

export const NO_FILES: ClaimedFiles = { claims: [], files: [] }

/**
 * The files that answers name, or a 400 with the path of the question that names one that it cannot: another form's or
 * question's, one that a response has, or one that is gone. The statement that writes the response checks again.
 */
export async function requireFiles(
  { formId, questions }: { formId: string; questions: Asked },
  answers: Answers,
  prefix = '',
): Promise<ClaimedFiles> {
  const claims = questions.flatMap(({ id: questionId, questionType }) =>
    questionType === 'file' ? idsOf(answers.get(questionId)).map((id) => ({ id, questionId })) : [],
  )
  if (claims.length === 0) return NO_FILES
  const beyond = claims[MAX_FILES]
  if (beyond) throw invalidField(prefix + beyond.questionId, check('tooManyFiles', { max: MAX_FILES }))
  const ids = claims.map(({ id }) => id).filter(isUuid)
  const found = await listClaimableFiles(database(), formId, ids)
  const files = claims.map((claim) => {
    const file = found.find(({ id, questionId }) => id === claim.id && questionId === claim.questionId)
    if (!file) throw invalidField(prefix + claim.questionId, check('fileGone'))
    return file
  })
  return { claims, files }
}

function idsOf(answer: unknown): string[] {
  return Array.isArray(answer) ? [...new Set(answer.map(String))] : []
}
