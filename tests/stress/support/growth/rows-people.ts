import type { Size } from './sizes'

/** Owners from 0, the heavy one; with their settings, sessions and used links. */
export const people = ({ owners }: Size): string[] => [
  `insert into users (id, username, email, terms_accepted, terms_accepted_at, created_at)
   select pg_temp.id_of('owner', n), 'owner' || n, 'owner' || n || '@example.com', true, now(), now() - interval '1 year'
   from generate_series(0, ${owners}) n`,
  `insert into user_settings (user_id, full_name, timezone, saved_at)
   select pg_temp.id_of('owner', n), 'Owner ' || n, 'UTC', now() from generate_series(0, ${owners}) n`,
  // Three of ten were here in the last days.
  `insert into sessions (session_token, user_id, expires)
   select encode(sha256(convert_to('session-' || n, 'UTF8')), 'hex'), pg_temp.id_of('owner', n),
     now() + case when n % 10 < 3 then interval '30 days' else make_interval(days => 1 + n % 26) end
   from generate_series(0, ${owners}) n`,
  `insert into magic_links (email, token, expires_at, used, created_at)
   select 'owner' || n || '@example.com', md5('link ' || n), now() - make_interval(days => n % 28), true,
     now() - make_interval(days => n % 28, mins => 15)
   from generate_series(0, ${owners}) n`,
  `insert into rate_limits (key, points, expire)
   select 'LIMIT_BOOKINGS:' || n, 1, now() + interval '1 hour' from generate_series(1, ${owners}) n where n % 5 = 0`,
]
