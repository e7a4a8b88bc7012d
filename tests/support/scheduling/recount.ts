const LOCAL_DATE = '(b.start_time at time zone p.timezone)::date'
const FIRST_DATE = `case rule.per
  when 'day' then ${LOCAL_DATE}
  when 'week' then ${LOCAL_DATE} - ((extract(dow from ${LOCAL_DATE})::int - coalesce(s.week_start_day, 1) + 7) % 7)
  else date_trunc('month', ${LOCAL_DATE})::date end`

/**
 * A table expression: the counts of bookings that a recount finds wrong, by the calendar of the database, which shares
 * nothing with that of the product.
 */
export const WRONG_COUNTS = `(
  select page_id, per, first_date::text, stored.used as stored, recount.used as recount
  from (select page_id, per, first_date, used from page_booking_counts where used > 0) stored
  full join (
    select p.id as page_id, rule.per, ${FIRST_DATE} as first_date, count(*)::int as used
    from time_slot_pages p
      join time_slot_bookings b on b.page_id = p.id and b.status in ('confirmed', 'pending')
      left join user_settings s on s.user_id = p.user_id
      cross join lateral jsonb_to_recordset(p.limits) as rule (per text)
    group by 1, 2, 3
  ) recount using (page_id, per, first_date)
  where stored.used is distinct from recount.used
) wrong_counts`
