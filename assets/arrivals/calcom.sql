-- Writes one account of Cal.com or Cal.diy as one JSON document, which Slotform reads under Settings → Bring along:
--
--   psql "$DATABASE_URL" -qAt -v email=you@example.com -f calcom.sql > calcom.json
--
-- It only reads, in one transaction, and sends nothing. Passwords, second factors, credentials and payments stay where they are.
-- Tables are named without a schema: `search_path` decides. A table or column that your version lacks is left empty.

\set ON_ERROR_STOP on
\encoding UTF8
begin transaction isolation level repeatable read read only;

select (select id from users where lower(email) = lower(:'email') order by id limit 1) as me
\gset

\if :{?me}
\else
  do $$ begin raise exception 'Cal.com has no user with this email address.'; end $$;
\endif

-- The account is the number of the user and the instant at which they came, which no other server has alike.
select format('{"source":"calcom","version":1,"account":%s,"tables":{', to_json(concat_ws('@', id, to_jsonb(u) ->> 'created')))
from users u where id = :me;

-- Each table with the columns by which its rows belong to the user. One statement for each table is made of them, and run.
with rules (place, relation, attribute, needs, among) as (
  values
    (1, 'users', 'id', null, '= %1$s'),
    (2, 'EventType', 'userId', null, '= %1$s'),
    (2, 'EventType', 'id', 'Host', 'in (select "eventTypeId" from "Host" where "userId" = %1$s)'),
    (2, 'EventType', 'id', 'Booking', 'in (select "eventTypeId" from "Booking" where "userId" = %1$s)'),
    (3, 'Schedule', 'userId', null, '= %1$s'),
    (4, 'Availability', 'userId', null, '= %1$s'),
    (4, 'Availability', 'scheduleId', 'Schedule', 'in (select id from "Schedule" where "userId" = %1$s)'),
    (4, 'Availability', 'eventTypeId', 'EventType', 'in (select id from "EventType" where "userId" = %1$s)'),
    (5, 'OutOfOfficeEntry', 'userId', null, '= %1$s'),
    (6, 'Booking', 'userId', null, '= %1$s'),
    (7, 'Attendee', 'bookingId', 'Booking', 'in (select id from "Booking" where "userId" = %1$s)'),
    (8, 'BookingSeat', 'bookingId', 'Booking', 'in (select id from "Booking" where "userId" = %1$s)'),
    (9, 'Host', 'userId', null, '= %1$s'),
    (9, 'Host', 'eventTypeId', 'Host', 'in (select "eventTypeId" from "Host" where "userId" = %1$s)'),
    (9, 'Host', 'eventTypeId', 'EventType', 'in (select id from "EventType" where "userId" = %1$s)'),
    (10, 'Team', 'id', 'Membership', 'in (select "teamId" from "Membership" where "userId" = %1$s)'),
    (11, 'Membership', 'userId', null, '= %1$s'),
    (12, 'EventTypeCustomInput', 'eventTypeId', 'EventType', 'in (select id from "EventType" where "userId" = %1$s)'),
    (12, 'EventTypeCustomInput', 'eventTypeId', 'Host', 'in (select "eventTypeId" from "Host" where "userId" = %1$s)'),
    (13, 'HashedLink', 'eventTypeId', 'EventType', 'in (select id from "EventType" where "userId" = %1$s)'),
    (14, 'Tracking', 'bookingId', 'Booking', 'in (select id from "Booking" where "userId" = %1$s)')
), present as (
  select place, relation, string_agg(format('t.%I %s', attribute, format(among, :me)), ' or ') filter (
    where (needs is null or to_regclass(format('%I', needs)) is not null)
      and exists (
        select from pg_attribute
        where attrelid = to_regclass(format('%I', relation)) and attname = attribute and not attisdropped
      )
  ) as rule
  from rules group by place, relation
)
select format('select %L || coalesce((%s)::text, ''[]'')',
  case place when 1 then '' else ',' end || to_json(relation) || ':',
  case when rule is null then 'null' else format($statement$select json_agg((
      select jsonb_object_agg(key, case
        when key <> 'metadata' or jsonb_typeof(value) <> 'object' then value
        else value - '{stripeCustomerId,paymentId,subscriptionId,subscriptionItemId}'::text[] end)
      from jsonb_each(to_jsonb(t) - '{password,twoFactorSecret,backupCodes,oneTimePassword}'::text[])
    )) from %I t where %s$statement$, relation, rule) end)
from present order by place
\gexec

select '}}';
commit;
