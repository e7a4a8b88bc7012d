import type { ErrorCode } from '@/lib/vocabulary/errors'
import type { Operations } from '../operation'

const CHANGE_ERRORS: readonly ErrorCode[] = ['page_not_found', 'slug_taken', 'unknown_calendar']

export const pages: Operations = {
  'GET /time-slot-pages': { id: 'listPages', summary: 'List booking pages', description: 'All pages of the account.' },
  'POST /time-slot-pages': {
    id: 'createPage',
    summary: 'Create a booking page',
    description:
      'Only `title` and `timezone` are required; without `slug` the page gets a random one. A page without `availabilities` offers no times.',
    errors: ['slug_taken', 'unknown_calendar'],
  },
  'GET /time-slot-pages/{id}': { id: 'getPage', summary: 'Get a booking page', errors: ['page_not_found'] },
  'PATCH /time-slot-pages/{id}': {
    id: 'updatePage',
    summary: 'Change a booking page',
    description:
      'Fields that are left out stay. Lists and objects are replaced as a whole. `isActive: false` takes the page offline. Bookings that were made stay as they are.',
    errors: CHANGE_ERRORS,
  },
  'DELETE /time-slot-pages/{id}': {
    id: 'deletePage',
    summary: 'Delete a booking page',
    description: 'Its bookings and meetings stay.',
    errors: ['page_not_found'],
  },
  'POST /time-slot-pages/{id}/duplicate': {
    id: 'duplicatePage',
    summary: 'Duplicate a booking page',
    description: 'The copy is offline and has a random slug.',
    errors: ['page_not_found'],
  },
  'GET /time-slot-pages/upcoming': {
    id: 'listUpcomingBookings',
    summary: 'Count the bookings to come of all pages',
    description: 'One entry for each page that has any.',
  },
  'GET /time-slot-pages/{id}/future-bookings': {
    id: 'countPageBookings',
    summary: 'Count the bookings to come of a page',
    errors: ['page_not_found'],
  },
  'GET /time-slot-pages/{id}/explain': {
    id: 'explainTime',
    summary: 'Explain why a time is not offered',
    description:
      'One reason for each rule that refuses the start, with the smallest change of the rule that would open it. Without reasons, visitors can book the time.',
    errors: ['page_not_found', 'unknown_duration'],
  },
  'POST /time-slot-pages/{id}/forecast': {
    id: 'forecastPage',
    summary: 'Forecast a change of a page',
    description:
      'The body is that of a change; nothing is stored. The answer says how many times the page would offer, which past bookings the rules would have refused, and which bookings to come they would not offer now.',
    errors: CHANGE_ERRORS,
  },
  'GET /time-slot-pages/{id}/links': {
    id: 'listPageLinks',
    summary: 'List the links of a secret page',
    description: 'Newest first, those that are used up included.',
    errors: ['page_not_found'],
  },
  'POST /time-slot-pages/{id}/links': {
    id: 'createPageLink',
    summary: 'Create a link of a secret page',
    errors: ['page_not_found', 'too_many_links'],
  },
  'DELETE /time-slot-pages/{id}/links/{linkId}': {
    id: 'deletePageLink',
    summary: 'Delete a link of a secret page',
    description: 'Bookings made by it stay.',
    errors: ['page_not_found', 'link_not_found'],
  },
}
