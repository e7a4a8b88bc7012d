import { z } from 'zod'
import { MAX_LINE } from '../text/max-line'
import { MAX_CHOSEN_CALENDARS } from './calendar-id'

/** Chosen calendars; the first one of those that are written to sends the invitations. */
export const calendarChoices = z.array(z.string().max(MAX_LINE)).max(MAX_CHOSEN_CALENDARS)
