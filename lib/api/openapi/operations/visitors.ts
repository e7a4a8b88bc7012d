import { SLOT_REFUSALS } from '@/lib/scheduling/refusals'
import { FILE_NAME_HEADER } from '@/lib/vocabulary/forms/files'
import type { Operations } from '../operation'

const ANY_FILE = ['application/octet-stream']
const FILE_NAME = { [FILE_NAME_HEADER]: 'The name of the file, URI-encoded. Of a path the last part is kept.' }
const FILE_WORDS =
  'The body is the file itself, of up to 25 MiB; its type is judged by its content. The answer to the question is a list of such ids. A file that no answer names is deleted after a day.'
const FILE_ERRORS = [
  'file_name',
  'file_empty',
  'file_incomplete',
  'file_refused',
  'file_too_large',
  'files_unavailable',
] as const

export const booking: Operations = {
  'GET /schedule/{slug}': {
    id: 'getSchedule',
    summary: 'Get a page as visitors see it',
    description: 'Its own owner may use an id in place of the slug, even if the page is offline.',
    errors: ['page_not_found'],
  },
  'GET /schedule/{slug}/slots': {
    id: 'findSlots',
    summary: 'Find free times',
    description:
      'The starts that can be booked on the dates `from` to `to` of `timezone`, at most 100 days. Dates without times are left out. Dates that could not be checked, because a calendar is away, are listed in `unchecked` and have no starts.',
    errors: ['page_not_found', 'unknown_duration', 'availability_unknown'],
  },
  'GET /schedule/{slug}/conflicts': {
    id: 'listConflicts',
    summary: 'List busy times of a date',
    description: 'Merged, clipped to the hours of the page, and without a word about what they are.',
    errors: ['page_not_found', 'availability_unknown'],
  },
  'POST /schedule/{slug}/book': {
    id: 'bookSlot',
    summary: 'Book a time',
    description:
      'Books a start that `findSlots` offers. A start that is not free any more is a 409, whose `code` names the rule that refuses it. With `approval` the booking is `pending` until the owner decides. The attendee gets the same emails as from a booking in the browser. Repeats with the same `Idempotency-Key` get the first answer again.',
    errors: [
      ...SLOT_REFUSALS,
      'page_not_found',
      'unknown_duration',
      'email_check',
      'key_reused',
      'mail_limit',
      'recipient_mail_limit',
      'page_mail_limit',
      'availability_unknown',
      'form_closed',
    ],
  },
  'POST /schedule/{slug}/files/{questionId}': {
    id: 'uploadBookingFile',
    summary: 'Send a file for a question of a booking',
    description: FILE_WORDS,
    takes: ANY_FILE,
    sends: FILE_NAME,
    errors: ['page_not_found', 'question_not_found', ...FILE_ERRORS],
  },
  'POST /schedule/{slug}/email-check': {
    id: 'sendEmailCode',
    summary: 'Email a code to an address',
    description: 'For pages that check the address of the attendee: the code is the `emailCode` of the booking.',
    errors: ['page_not_found', 'mail_limit', 'recipient_mail_limit', 'page_mail_limit', 'email_not_sent'],
  },
}

export const attendees: Operations = {
  'GET /bookings/{token}': {
    id: 'getBooking',
    summary: 'Get a booking by its token',
    description: 'The token is the last part of `manageUrl`.',
    errors: ['booking_not_found'],
  },
  'GET /bookings/{token}/slots': {
    id: 'findSlotsToMove',
    summary: 'Find times to which a booking can move',
    errors: [
      'booking_not_found',
      'page_not_found',
      'availability_unknown',
      'already_cancelled',
      'past',
      'too_late',
      'moves_used',
    ],
  },
  'POST /bookings/{token}/move': {
    id: 'moveBooking',
    summary: 'Move a booking',
    description: 'With `from`, the start that was seen, a booking that was moved meanwhile is refused as `changed`.',
    errors: [
      ...SLOT_REFUSALS,
      'booking_not_found',
      'page_not_found',
      'already_cancelled',
      'too_late',
      'moves_used',
      'changed',
      'mail_limit',
      'recipient_mail_limit',
      'page_mail_limit',
      'availability_unknown',
    ],
  },
  'POST /bookings/{token}/cancel': {
    id: 'cancelBooking',
    summary: 'Cancel a booking',
    errors: ['booking_not_found', 'already_cancelled', 'past', 'too_late', 'mail_limit'],
  },
  'GET /guests/{token}': { id: 'getGuestBooking', summary: 'Get a booking as a guest', errors: ['booking_not_found'] },
  'POST /guests/{token}/leave': {
    id: 'leaveBooking',
    summary: 'Leave a booking as a guest',
    errors: ['booking_not_found', 'already_cancelled', 'past'],
  },
}

export const visitorsOfForms: Operations = {
  'GET /public/forms/{slug}': {
    id: 'getPublicForm',
    summary: 'Get a published form',
    errors: ['form_not_found', 'form_not_published'],
  },
  'POST /public/forms/{slug}/submit': {
    id: 'submitForm',
    summary: 'Answer a form',
    description:
      '`responses` has the answers by question id. Repeats with the same `Idempotency-Key` get the first answer again.',
    errors: ['form_not_found', 'form_not_published', 'form_closed', 'key_reused'],
  },
  'POST /public/forms/{slug}/files/{questionId}': {
    id: 'uploadFile',
    summary: 'Send a file for a question',
    description: FILE_WORDS,
    takes: ANY_FILE,
    sends: FILE_NAME,
    errors: ['form_not_published', 'question_not_found', 'form_closed', ...FILE_ERRORS],
  },
}
