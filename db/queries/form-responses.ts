import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../client'
import type { OwnerId } from '../owner-id'
import { formResponses, forms, formVersions } from '../schema'
import type { FormKey } from './form-questions'
import { ownedFormId } from './forms'

export type ResponseRow = Pick<
  typeof formResponses.$inferSelect,
  'id' | 'respondentName' | 'respondentEmail' | 'responses' | 'createdAt'
>
export type ResponseListFilter = { q?: string; from?: Date; to?: Date }

const columns = {
  id: formResponses.id,
  respondentName: formResponses.respondentName,
  respondentEmail: formResponses.respondentEmail,
  responses: formResponses.responses,
  createdAt: formResponses.createdAt,
}

/** Newest first; what a program sent is left out. */
export async function listResponses(
  db: Database,
  { owner, formId }: FormKey,
  filter: ResponseListFilter,
  window: { limit?: number; offset: number },
): Promise<ResponseRow[]> {
  const query = db
    .select(columns)
    .from(formResponses)
    .where(
      and(
        inArray(formResponses.formId, ownedFormId(owner, formId)),
        eq(formResponses.isSpam, false),
        filter.from && gte(formResponses.createdAt, filter.from),
        filter.to && lt(formResponses.createdAt, filter.to),
        filter.q ? holds(filter.q) : undefined,
      ),
    )
    .orderBy(desc(formResponses.createdAt), desc(formResponses.id))
    .offset(window.offset)
  return window.limit === undefined ? query : query.limit(window.limit)
}

/** Looks for a text in the name, the address, the answers, and the labels of the options that were chosen. */
function holds(q: string): SQL {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(${formResponses.respondentName} ilike ${like} or ${formResponses.respondentEmail} ilike ${like}
    or exists (
      select from jsonb_each(${formResponses.responses}) as answer (id, value)
      where jsonb_typeof(answer.value) <> 'array' and answer.value #>> '{}' ilike ${like}
    )
    or exists (
      select from ${formVersions}, jsonb_array_elements(${formVersions.questions}) as question,
        jsonb_array_elements(question -> 'options') as option
      where ${formVersions.formId} = ${formResponses.formId} and ${formVersions.hash} = ${formResponses.versionHash}
        and option ->> 'label' ilike ${like}
        and jsonb_exists(${formResponses.responses} -> (question ->> 'id'), option ->> 'value')
    ))`
}

/** A response with the questions as they were; those are null in what was stored before they were kept. */
export async function findResponse(db: Database, owner: OwnerId, id: string) {
  const [row] = await db
    .select({ ...columns, formId: forms.id, formTitle: forms.title, questions: formVersions.questions })
    .from(formResponses)
    .innerJoin(forms, and(eq(forms.id, formResponses.formId), eq(forms.userId, owner)))
    .leftJoin(
      formVersions,
      and(eq(formVersions.formId, formResponses.formId), eq(formVersions.hash, formResponses.versionHash)),
    )
    .where(eq(formResponses.id, id))
  return row ?? null
}
