import { FIRST_HEAVY, ROWS_EACH } from './ids'
import type { Size } from './sizes'

const HEAVY_FUTURE = 100
const TODAY = `date_trunc('day', now())`

/** Two pages each, open on weekdays; the heavy owner's at any hour. The second one asks a form's questions. */
const pages = ({ owners }: Size): string[] => [
  `insert into time_slot_pages (id, user_id, slug, title, description, form_id)
   select pg_temp.id_of('page', n * ${ROWS_EACH} + k), pg_temp.id_of('owner', n), 'page-' || n || '-' || k, 'Intro call',
     'A first talk', case k when 2 then pg_temp.id_of('form', n) end
   from generate_series(0, ${owners}) n, generate_series(1, 2) k`,
  `insert into time_slot_availabilities (page_id, day_of_week, start_time, end_time)
   select pg_temp.id_of('page', n * ${ROWS_EACH} + k), day, '09:00', '17:00'
   from generate_series(0, ${owners}) n, generate_series(1, 2) k, generate_series(1, 5) day`,
]

/** Times of bookings: `number` is that of booking and meeting, `n` the owner's. They follow each other, and never touch. */
const times = ({ owners, heavyPast }: Size) => `(
    select n, n * ${ROWS_EACH} + i as number, ${TODAY} + case
      when i > 10 then make_interval(days => 3 + 2 * i + n % 20, hours => 10)
      else make_interval(days => -7 * i, hours => 9 + n % 8) end as start
    from generate_series(1, ${owners}) n, generate_series(1, 12) i
    union all select 0, ${FIRST_HEAVY} + i, ${TODAY} + make_interval(days => i, hours => 12)
    from generate_series(1, ${HEAVY_FUTURE}) i
    union all select 0, ${FIRST_HEAVY} + ${HEAVY_FUTURE} + i, ${TODAY} - make_interval(hours => 3 * i)
    from generate_series(1, ${heavyPast / 2}) i
  ) t`

const bookings = (size: Size): string[] => [
  `insert into time_slot_bookings (id, page_id, user_id, start_time, end_time, guard_end, attendee_name, attendee_email,
     created_at)
   select pg_temp.id_of('booking', number), pg_temp.id_of('page', n * ${ROWS_EACH} + 1), pg_temp.id_of('owner', n), start,
     start + interval '30 minutes', start + interval '35 minutes', 'Visitor ' || number, 'visitor' || number || '@example.org',
     least(start, now()) - interval '3 days'
   from ${times(size)}`,
  `insert into meetings (id, user_id, booking_id, title, description, start_time, end_time, attendees, primary_source, created_at)
   select pg_temp.id_of('meeting', number), pg_temp.id_of('owner', n), pg_temp.id_of('booking', number), 'Intro call',
     'A first talk', start, start + interval '30 minutes', jsonb_build_array('visitor' || number || '@example.org'), 'time_slot',
     least(start, now()) - interval '3 days'
   from ${times(size)}`,
]

/** Meetings that owners entered themselves. */
const entered = ({ owners, heavyPast }: Size): string[] => [
  `insert into meetings (id, user_id, title, start_time, end_time, location_data)
   select pg_temp.id_of('meeting', n * ${ROWS_EACH} + 20 + i), pg_temp.id_of('owner', n), 'Review ' || i, start,
     start + interval '30 minutes', '{"customLocation": "Room 1"}'::jsonb
   from generate_series(1, ${owners}) n, generate_series(1, 6) i,
     lateral (select ${TODAY} + make_interval(days => case when i > 4 then 5 * i else -9 * i end, hours => 18) as start) t
   union all
   select pg_temp.id_of('meeting', ${2 * FIRST_HEAVY} + i), pg_temp.id_of('owner', 0), 'Review ' || i, start,
     start + interval '30 minutes', '{"customLocation": "Room 1"}'::jsonb
   from generate_series(-50, ${heavyPast / 2}) i, lateral (select ${TODAY} - make_interval(hours => 3 * i, mins => 90) as start) t
   where i <> 0`,
]

export const scheduling = (size: Size): string[] => [...pages(size), ...bookings(size), ...entered(size)]
