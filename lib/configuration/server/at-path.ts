import { AppError } from '@/lib/shared/errors'

/** Fields of the services that a document names otherwise. */
const NAMES: Record<string, string> = {
  account: 'host',
  formId: 'form',
  nextPageId: 'nextPage',
  questionId: 'question',
  sourceQuestionId: 'sourceQuestion',
  targetQuestionId: 'targetQuestion',
}

/** Runs what a place of the sent document asks for; a refusal names that place. */
export async function atPath<T>(path: string, work: () => Promise<T> | T): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.kind === 'unavailable') throw error
    const { code, message, facts, issues = [{ path: '', message }] } = error
    const placed = issues.map((issue) => ({ ...issue, path: [path, ...namesIn(issue.path)].join('.') }))
    throw new AppError(code, { message, facts, issues: placed })
  }
}

function namesIn(path: string): string[] {
  return path === '' ? [] : path.split('.').map((name) => NAMES[name] ?? name)
}
