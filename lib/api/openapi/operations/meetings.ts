import { SLOT_REFUSALS } from '@/lib/scheduling/refusals'
import type { ErrorCode } from '@/lib/vocabulary/errors'
import type { Operations } from '../operation'

const DECISION_ERRORS: readonly ErrorCode[] = [
  'meeting_not_found',
  'not_a_booking',
  'not_pending',
  'past',
  'mail_limit',
  'recipient_mail_limit',
]

export const meetings: Operations = {
  'GET /meetings/all': {
    id: 'listMeetings',
    summary: 'List meetings',
    description:
      'Newest first, 50 a page. `from` and `to` select what overlaps them; `source` and `status` can be repeated. Walk through a long list with `limit` and `after`, the `nextAfter` of the page before: it stays right while meetings are added.',
    errors: ['too_slow', 'busy'],
  },
  'POST /meetings': {
    id: 'createMeeting',
    summary: 'Create a meeting',
    description:
      'A meeting of the owner’s own. It takes its time on all pages, and goes into the calendars of the settings or those named here. For a time on a page, book it.',
    errors: ['unknown_calendar', 'mail_limit', 'recipient_mail_limit'],
  },
  'GET /meetings/next': {
    id: 'listNextMeetings',
    summary: 'List the next meetings',
    description: 'The first five that are not over, without cancelled ones, requests and events of a whole day.',
  },
  'GET /meetings/requests': { id: 'countRequests', summary: 'Count requests that wait for approval' },
  'GET /meetings/{id}': {
    id: 'getMeeting',
    summary: 'Get a meeting',
    description: 'With the whole life of the booking that made it, if there is one.',
    errors: ['meeting_not_found'],
  },
  'PUT /meetings/{id}': {
    id: 'updateMeeting',
    summary: 'Change a meeting',
    description: 'Only one that its owner made. To change the time of a booking, move it.',
    errors: ['meeting_not_found', 'not_your_meeting', 'unknown_calendar', 'mail_limit', 'recipient_mail_limit'],
  },
  'DELETE /meetings/{id}': {
    id: 'deleteMeeting',
    summary: 'Delete a meeting',
    description: 'Only one that its owner made. Cancel a booking instead.',
    errors: ['meeting_not_found', 'not_your_meeting', 'mail_limit', 'recipient_mail_limit'],
  },
  'POST /meetings/{id}/cancel': {
    id: 'cancelMeeting',
    summary: 'Cancel a booking as its owner',
    description: '`reason` is told to the attendee.',
    errors: ['meeting_not_found', 'not_a_booking', 'already_cancelled', 'past', 'mail_limit', 'recipient_mail_limit'],
  },
  'POST /meetings/{id}/move': {
    id: 'moveMeeting',
    summary: 'Move a booking as its owner',
    description: 'The owner may choose any time that is free of other bookings, also outside the hours of the page.',
    errors: [
      ...SLOT_REFUSALS,
      'meeting_not_found',
      'not_a_booking',
      'already_cancelled',
      'changed',
      'mail_limit',
      'recipient_mail_limit',
    ],
  },
  'POST /meetings/{id}/approve': {
    id: 'approveMeeting',
    summary: 'Approve a request',
    errors: DECISION_ERRORS,
  },
  'POST /meetings/{id}/decline': {
    id: 'declineMeeting',
    summary: 'Decline a request',
    errors: DECISION_ERRORS,
  },
  'POST /meetings/{id}/no-show': {
    id: 'markNoShow',
    summary: 'Mark a no-show, or take the mark back',
    errors: ['meeting_not_found', 'not_a_booking', 'not_confirmed', 'not_started'],
  },
  'GET /meetings/{id}/history': {
    id: 'listMeetingHistory',
    summary: 'List the history of a booking',
    description: 'Oldest first; empty for a meeting that nobody booked.',
    errors: ['meeting_not_found'],
  },
  'GET /meetings/{id}/answers': {
    id: 'getMeetingAnswers',
    summary: 'Get the answers given while booking',
    errors: ['meeting_not_found'],
  },
  'POST /meetings/{id}/calendar-change': {
    id: 'decideCalendarChange',
    summary: 'Decide about a change in the calendar',
    description: 'For a booking whose event was deleted or moved in the calendar to a time that is not free.',
    errors: ['meeting_not_found', 'nothing_to_decide', 'already_cancelled', 'past', ...SLOT_REFUSALS],
  },
  'POST /meetings/{id}/retry-mails': {
    id: 'retryMeetingMails',
    summary: 'Try failed emails and calendar events again',
    errors: ['meeting_not_found'],
  },
}
