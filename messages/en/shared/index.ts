import { answers } from './answers'
import { apiErrors } from './api-errors'
import { checks } from './checks'
import { locations } from './locations'
import { mailLimits } from './mail-limits'
import { time } from './time'
import { timezones } from './timezones'
import { ui } from './ui'
import { visitorChecks } from './visitor-checks'

/** Read by visitors and owners. */
export const shared = { apiErrors, answers, checks, locations, mailLimits, time, timezones, ui, visitorChecks }
