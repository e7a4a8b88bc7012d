import type { Tool } from '../tool'
import type { ToolName } from '../tool-names'
import { book } from './book'
import { cancelBooking } from './cancel-booking'
import { createForm } from './create-form'
import { explainTime } from './explain-time'
import { findTimes } from './find-times'
import { getForm } from './get-form'
import { listForms } from './list-forms'
import { listMeetings } from './list-meetings'
import { listPages } from './list-pages'
import { listResponses } from './list-responses'
import { moveBooking } from './move-booking'
import { summarizeResponses } from './summarize-responses'

export const TOOLS = {
  list_pages: listPages,
  find_times: findTimes,
  explain_time: explainTime,
  list_meetings: listMeetings,
  book,
  move_booking: moveBooking,
  cancel_booking: cancelBooking,
  list_forms: listForms,
  get_form: getForm,
  create_form: createForm,
  list_responses: listResponses,
  summarize_responses: summarizeResponses,
} as const satisfies Record<ToolName, Tool>
