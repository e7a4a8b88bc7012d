/**
 * Tables as Cal.com has them, with the columns that the script and the converter read, and made-up people. `old`: a version that
 * lacks some tables and columns.
 */
export function calcomTables({ old = false } = {}): string {
  const since = (text: string) => (old ? '' : text)
  return `
    create type "BookingStatus" as enum ('cancelled', 'accepted', 'rejected', 'pending');
    create table users (
      id serial primary key, email text not null, username text, name text, "timeZone" text not null default 'Europe/London',
      "weekStart" text not null default 'Sunday', "timeFormat" int default 12, locale text, "defaultScheduleId" int,
      created timestamp(3) not null default current_timestamp, password text, "twoFactorSecret" text,
      metadata jsonb ${since(', "backupCodes" text')}
    );
    create table "EventType" (
      id serial primary key, title text not null, slug text not null, length int not null, "userId" int, "teamId" int,
      "scheduleId" int, locations jsonb, "bookingFields" jsonb, metadata jsonb, hidden boolean not null default false
      ${since(', "minimumRescheduleNotice" int, "disableRescheduling" boolean default false')}
    );
    create table "Schedule" (id serial primary key, "userId" int not null, name text not null, "timeZone" text);
    create table "Availability" (
      id serial primary key, "userId" int, "eventTypeId" int, days int[], "startTime" time not null, "endTime" time not null,
      date date ${since(', "scheduleId" int')}
    );
    create table "Booking" (
      id serial primary key, uid text not null unique, "userId" int, "eventTypeId" int, title text not null,
      "startTime" timestamp(3) not null, "endTime" timestamp(3) not null, "createdAt" timestamp(3) not null default current_timestamp,
      status "BookingStatus" not null default 'accepted', responses jsonb
      ${since(', "iCalUID" text, "iCalSequence" int not null default 0, "oneTimePassword" text')}
    );
    create table "Attendee" (
      id serial primary key, email text not null, name text not null, "timeZone" text not null, "bookingId" int
      ${since(', "noShow" boolean')}
    );
    create table "Membership" ("teamId" int not null, "userId" int not null, role text not null);
    create table "Team" (id serial primary key, name text not null, metadata jsonb);
    create table "EventTypeCustomInput" (id serial primary key, "eventTypeId" int not null, label text not null);
    create table "HashedLink" (id serial primary key, link text not null, "eventTypeId" int not null);
    ${since(`
      create table "Host" ("userId" int not null, "eventTypeId" int not null, "isFixed" boolean not null default false);
      create table "BookingSeat" (id serial primary key, "referenceUid" text not null, "bookingId" int not null);
      create table "OutOfOfficeEntry" (id serial primary key, "start" timestamp(3) not null, "end" timestamp(3) not null, "userId" int not null);
      create table "Tracking" (id serial primary key, "bookingId" int not null, utm_source text);
    `)}
    insert into users (id, email, username, name, created, password, "twoFactorSecret", metadata) values
      (7, 'Ada@example.com', 'ada', 'Ada', '2023-05-06 07:08:09.123', 'secret-hash', 'secret-factor', '{"stripeCustomerId": "secret-payment", "theme": "dark"}'),
      (8, 'eve@example.com', 'eve', 'Eve', '2023-05-06 07:08:10', 'secret-other', null, null);
    insert into "EventType" (id, title, slug, length, "userId", "teamId") values
      (1, 'Intro', 'intro', 30, 7, null), (2, 'Of Eve', 'eve', 30, 8, null), (3, 'Team call', 'team', 45, null, 5);
    insert into "Schedule" (id, "userId", name, "timeZone") values (1, 7, 'Work', 'Europe/Berlin'), (2, 8, 'Work', 'UTC');
    insert into "Booking" (id, uid, "userId", "eventTypeId", title, "startTime", "endTime", responses) values
      (1, 'uid-of-a-booking-of-ada', 7, 1, 'Intro', '2030-01-07 09:00', '2030-01-07 09:30', '{"name": "Bob \\"B\\" <b>\\n"}'),
      (2, 'uid-of-a-booking-of-eve', 8, 2, 'Eve', '2030-01-07 09:00', '2030-01-07 09:30', null);
    insert into "Attendee" (id, email, name, "timeZone", "bookingId") values
      (1, 'bob@example.com', 'Bob', 'Asia/Tokyo', 1), (2, 'mallory@example.com', 'Mallory', 'UTC', 2);
    insert into "Availability" (id, "userId", days, "startTime", "endTime") values (1, 7, '{1,2}', '09:00', '17:00'), (2, 8, '{0}', '01:00', '02:00');
    insert into "Team" (id, name, metadata) values (5, 'Crew', '{"subscriptionId": "secret-payment"}'), (6, 'Others', null);
    insert into "Membership" values (5, 7, 'MEMBER'), (6, 8, 'OWNER');
    ${since(`
      insert into "Availability" (id, "scheduleId", days, "startTime", "endTime") values (3, 1, '{3}', '10:00', '12:00'), (4, 2, '{3}', '10:00', '12:00');
      insert into "Host" values (7, 3, true), (8, 3, false);
      update users set "backupCodes" = 'secret-codes';
      update "Booking" set "oneTimePassword" = 'secret-once', "iCalUID" = uid || '@Cal.com';
      insert into "OutOfOfficeEntry" ("start", "end", "userId") values ('2030-02-01', '2030-02-03', 7), ('2030-02-01', '2030-02-03', 8);
    `)}`
}
