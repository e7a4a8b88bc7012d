import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { query } from '../database/query'

type FileRow = { formId: string; questionId: string; responseId: string }
type Run = (statement: string) => Promise<unknown>

/** The row of a file without its object, as if it had been sent. Returns its id. */
export async function insertFile(
  { formId, questionId, responseId }: FileRow,
  run: Run = (statement) => query(sql.raw(statement)),
): Promise<string> {
  const id = randomUUID()
  await run(`
    insert into form_files (id, form_id, question_id, response_id, name, type, size, key, state, claimed_at)
    values ('${id}', '${formId}', '${questionId}', '${responseId}', 'mine.txt', 'text/plain', 4, 'none/${id}', 'kept', now())`)
  return id
}
