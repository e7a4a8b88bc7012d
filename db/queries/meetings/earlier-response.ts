import { type SQL, sql } from 'drizzle-orm'

/**
 * A part of the statement that writes a booking: the response after which it is made names it. Once only, and on the page alone that
 * follows its form; any other response stays as it is, and the booking is made all the same.
 */
export function earlierResponse(): SQL {
  return sql`earlier as (
        update form_responses r set booking_id = booking.id, marked_at = ${sql.placeholder('now')}::timestamptz
        from booking, forms f
        where r.id = ${sql.placeholder('after')}::uuid and r.form_id = f.id and r.booking_id is null and not r.is_spam
          and f.user_id = booking.user_id and f.next_page_id = booking.page_id
        returning r.id
      )`
}

/** The `data` of the booking's event, with that response. */
export function withEarlierResponse(data: SQL): SQL {
  return sql`${data} || coalesce((
            select jsonb_build_object('responses', coalesce(${data} -> 'responses', '[]'::jsonb) || to_jsonb(id)) from earlier
          ), '{}'::jsonb)`
}
