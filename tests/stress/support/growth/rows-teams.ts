import { FIRST_HEAVY, ROWS_EACH } from './ids'
import type { Size } from './sizes'

const TODAY = `date_trunc('day', now())`
const PAST_EACH = 6
const FUTURE_EACH = 2

/** One team for each owner, with the next owner as its second host, and a page that takes one of both. */
const teams = ({ owners }: Size): string[] => [
  `insert into users (id, kind, username, terms_accepted, terms_accepted_at, created_at)
   select pg_temp.id_of('team', n), 'team', 'team-' || n, true, now(), now() - interval '1 year' from generate_series(0, ${owners}) n`,
  `insert into user_settings (user_id, full_name, timezone, saved_at)
   select pg_temp.id_of('team', n), 'Team ' || n, 'UTC', now() from generate_series(0, ${owners}) n`,
  `insert into team_members (team_id, person_id, role)
   select pg_temp.id_of('team', n), pg_temp.id_of('owner', (n + k) % ${owners + 1}), case k when 0 then 'owner' else 'host' end
   from generate_series(0, ${owners}) n, generate_series(0, 1) k`,
  `insert into time_slot_pages (id, user_id, slug, title, description, host_groups)
   select pg_temp.id_of('team page', n), pg_temp.id_of('team', n), 'team-page-' || n, 'Intro call', 'A first talk',
     '[{"name": "Hosts", "need": 1, "choose": "fair"}]'::jsonb
   from generate_series(0, ${owners}) n`,
  `insert into time_slot_availabilities (page_id, day_of_week, start_time, end_time)
   select pg_temp.id_of('team page', n), day, '09:00', '17:00' from generate_series(0, ${owners}) n, generate_series(1, 5) day`,
  `insert into page_hosts (page_id, account_id, group_place, place, state, weight, priority)
   select pg_temp.id_of('team page', n), pg_temp.id_of('owner', (n + k) % ${owners + 1}), 0, k, 'agreed', 100, 1
   from generate_series(0, ${owners}) n, generate_series(0, 1) k`,
]

/** Times that are nobody's own: in the evening, and of the heavy team between the meetings of its owner. */
const times = ({ owners, heavyPast }: Size) => `(
    select n, n * ${ROWS_EACH} + i as number, ${TODAY} + case
      when i > ${PAST_EACH} then make_interval(days => 3 + 2 * i, hours => 21)
      else make_interval(days => -7 * i, hours => 21) end as start
    from generate_series(1, ${owners}) n, generate_series(1, ${PAST_EACH + FUTURE_EACH}) i
    union all select 0, ${FIRST_HEAVY} + i, ${TODAY} - make_interval(hours => 3 * i) + interval '45 minutes'
    from generate_series(1, ${heavyPast / 4}) i
  ) t`

/** Each is held by the first host, who was chosen of both. */
const bookings = (size: Size): string[] => [
  `insert into time_slot_bookings (id, occurrence_id, page_id, user_id, start_time, end_time, guard_start, guard_end, attendee_name,
     attendee_email, assignment, created_at)
   select pg_temp.id_of('team booking', number), pg_temp.id_of('team', n), pg_temp.id_of('team page', n), pg_temp.id_of('team', n), start,
     start + interval '30 minutes', start, start + interval '35 minutes', 'Visitor ' || number, 'visitor' || number || '@example.org',
     jsonb_build_array(jsonb_build_object('group', 'Hosts', 'chose', 'fair', 'chosen', jsonb_build_array(pg_temp.id_of('owner', n)),
       'ranking', jsonb_build_array(
         jsonb_build_object('account', pg_temp.id_of('owner', n), 'name', 'Owner', 'state', 'free', 'priority', 1, 'weight', 100, 'share', 0.5, 'owed', 0.5),
         jsonb_build_object('account', pg_temp.id_of('owner', (n + 1) % ${size.owners + 1}), 'name', 'Next', 'state', 'free', 'priority', 1, 'weight', 100, 'share', 0.5, 'owed', 0.5)))),
     least(start, now()) - interval '3 days'
   from ${times(size)}`,
  `insert into time_slot_bookings (id, occurrence_id, host_of, host_group, host_place, user_id, start_time, end_time, guard_start, guard_end,
     attendee_name, attendee_email, created_at)
   select pg_temp.id_of('held booking', number), pg_temp.id_of('team booking', number), pg_temp.id_of('team booking', number), 'Hosts', 0,
     pg_temp.id_of('owner', n), start, start + interval '30 minutes', start, start + interval '35 minutes', '', '',
     least(start, now()) - interval '3 days'
   from ${times(size)}`,
  ...['team', 'held'].map(
    (
      kind,
    ) => `insert into meetings (id, user_id, booking_id, title, description, start_time, end_time, attendees, primary_source, created_at)
     select pg_temp.id_of('${kind} meeting', number), pg_temp.id_of('${kind === 'team' ? 'team' : 'owner'}', n),
       pg_temp.id_of('${kind} booking', number), 'Intro call', 'A first talk', start, start + interval '30 minutes',
       jsonb_build_array('visitor' || number || '@example.org'), 'time_slot', least(start, now()) - interval '3 days'
     from ${times(size)}`,
  ),
]

/** Under the newest schema. */
export const teamRows = (size: Size): string[] => [...teams(size), ...bookings(size)]
