import { createBooking } from '@/tests/support/factories/bookings'
import { visitor } from '@/tests/support/factories/pages'
import { actingFor } from '@/tests/support/factories/teams'
import { type Calls, dateInDays, getting, plain, type Subject, succeed } from './subject'

const get = (path: (subject: Subject) => string) =>
  plain((subject) => succeed(actingFor(subject.owner, subject.team.id).get(path(subject))))

/** Calls of a team's members and of its visitors. */
export const TEAM_CALLS: Calls = {
  'teams of a person': getting('owner', () => '/api/teams'),
  'team members': getting('owner', ({ team }) => `/api/teams/${team.id}/members`),
  hosting: getting('owner', () => '/api/hosting'),
  'team pages': get(() => '/api/time-slot-pages'),
  'team meetings p1': get(() => '/api/meetings/all?page=1'),
  'team meetings of a host': get(({ userId }) => `/api/meetings/all?page=1&host=${userId}`),
  'team fairness 30d': get(
    ({ team }) => `/api/time-slot-pages/${team.pageId}/fairness?from=${dateInDays(-30)}&to=${dateInDays(0)}`,
  ),
  'team fairness': get(({ team }) => `/api/time-slot-pages/${team.pageId}/fairness`),
  'team slots 31d': getting(
    'guest',
    ({ team }) => `/api/schedule/${team.slug}/slots?from=${dateInDays(0)}&to=${dateInDays(30)}&timezone=UTC`,
  ),
  'team book': async ({ guest, team, nextStart }) => {
    const body = visitor(nextStart())
    return () => createBooking(guest, team.slug, body)
  },
  'team explain': get(({ team, nextStart }) => `/api/time-slot-pages/${team.pageId}/explain?at=${nextStart()}`),
}
