import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import { rowsOf } from '../../rows'
import type { FormKey } from '../form-questions'
import { amountOf, asked, type BinRow, fits, isBinned, isType, unpackedOnce, wanted } from './summarize-answers'
import type { SummaryFilter } from './summary-frame'

export type Edges = { question: string; type: QuestionType; edges: readonly number[] }

/** Counts the numbers in each bin: 0 is below the first edge, 1 from the first to below the second, and so on. */
export async function countBins(
  db: Database,
  key: FormKey,
  filter: SummaryFilter,
  edges: readonly Edges[],
): Promise<BinRow[]> {
  if (edges.length === 0) return []
  const rows = await db.execute(sql`
    with ${wanted(key, filter)}, ${asked(key)}, bins as materialized (
      select question, type, array(select e::float8 from jsonb_array_elements_text(edges) as e order by e::float8) as edges
      from jsonb_to_recordset(${JSON.stringify(edges)}::jsonb) as bin (question text, type text, edges jsonb)
    )
    select a.question, a.type, width_bucket((${amountOf(sql`a.type`, sql`v.value`)})::float8, b.edges) as bucket, count(*)::int as count
    from (${unpackedOnce()}) w join asked a on a.hash = w.hash and ${isType(sql`a.type`, isBinned)}
      join bins b on b.question = a.question and b.type = a.type
      cross join lateral (select w.responses -> a.question as value offset 0) v
    where v.value <> '""' and ${fits(sql`a.type`, sql`jsonb_typeof(v.value)`, sql`v.value`)} group by 1, 2, 3`)
  return rowsOf(rows)
}
