import { type SQL, sql } from 'drizzle-orm'
import { NPS } from '@/lib/vocabulary/forms/scale'
import type { FormKey } from '../form-questions'
import { matches, type ResponseListFilter } from '../response-search'

/** `wanted`: the responses in question; `hash` names the wording, and is empty for those of a time before wordings were kept. */
export function wanted(key: FormKey, filter: ResponseListFilter): SQL {
  // A search is expensive, so its result is materialized.
  return sql`wanted as ${filter.q || filter.answers ? sql`materialized` : sql`not materialized`} (
      select id, coalesce(version_hash, '') as hash, responses, created_at from form_responses
      where ${matches(key, filter)}
    )`
}

/** The wanted responses, each read from its row once, and not again for each of its questions. */
export function unpackedOnce(): SQL {
  return sql`select hash, created_at, responses || '{}' as responses from wanted offset 0`
}

/** `asked`: the questions of each wording; what was given before wordings were kept is read by the form as it stands. */
export function asked(key: FormKey): SQL {
  return sql`asked as materialized (${askedRows(key)})`
}

/**
 * The same for a join in which several processes may take part: none can read another's materialized rows. `place` tells a
 * question of a wording from all others, and is compared faster than both of them.
 */
export function askedRows({ formId }: FormKey): SQL {
  return sql`
      select row_number() over (order by hash, question) as place, one.* from (
        select v.hash, q ->> 'id' as question, q ->> 'type' as type, ${isNpsIn(sql`q -> 'settings'`)} as is_nps
        from form_versions v, jsonb_array_elements(v.questions) as q where v.form_id = ${formId}
        union all select '', id::text, question_type, ${isNpsIn(sql`settings`)} from form_questions where form_id = ${formId}
      ) one`
}

/** True where a scale has the numbers of a net promoter score, which it also has without settings. */
function isNpsIn(settings: SQL): SQL {
  return sql`(coalesce(${settings} ->> 'from', ${String(NPS.from)}) = ${String(NPS.from)}
    and coalesce(${settings} ->> 'to', ${String(NPS.to)}) = ${String(NPS.to)})`
}

export function epoch(instant: SQL): SQL {
  return sql`(extract(epoch from ${instant}) * 1000)::float8`
}

export function list(rows: SQL): SQL {
  return sql`coalesce((select json_agg(one) from (${rows}) as one), '[]')`
}

/** As the database writes an array; no element has a character that would need quotes. */
export function toArray(texts: readonly string[]): string {
  return `{${texts.join(',')}}`
}
