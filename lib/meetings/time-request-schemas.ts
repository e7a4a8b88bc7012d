import { z } from 'zod'
import { MAX_SUGGESTED_TIMES } from '@/lib/shared/time-requests'
import { instant } from '@/lib/time/instant'
import type { suggestionsAnswer, timeRequestAnswer, timeRequestsAnswer } from './api-shapes'
import { suggestedStarts } from './visitor/time-request-schema'

/** One of the times that are asked for. */
export const acceptTimeSchema = z.object({ startTime: instant() })

/** Times that the page offers. */
export const suggestTimesSchema = z.object({ startTimes: suggestedStarts(MAX_SUGGESTED_TIMES) })

export type TimeRequest = z.infer<typeof timeRequestAnswer>
export type TimeRequests = z.infer<typeof timeRequestsAnswer>
export type Suggestions = z.infer<typeof suggestionsAnswer>
