import { answerChecks } from './answer-checks'
import { answers } from './answers'
import { apiErrors } from './api-errors'
import { bookingHistory } from './booking-history'
import { checks } from './checks'
import { locations } from './locations'
import { mailLimits } from './mail-limits'
import { time } from './time'
import { timezones } from './timezones'
import { ui } from './ui'
import { visitorChecks } from './visitor-checks'
import { visitorErrors } from './visitor-errors'

/** Read by visitors and owners. */
export const shared = {
  apiErrors,
  answerChecks,
  answers,
  bookingHistory,
  checks,
  locations,
  mailLimits,
  time,
  timezones,
  ui,
  visitorChecks,
  visitorErrors,
}
