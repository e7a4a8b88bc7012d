/** A guest has asked for times that a page does not offer. It is open until its owner answers, or its times are past. */
export const TIME_REQUEST_STATES = ['open', 'suggested', 'booked', 'declined'] as const
export type TimeRequestState = (typeof TIME_REQUEST_STATES)[number]

/** It waits for its owner's answer, or for its guest's choice. */
export const UNDECIDED_STATES = ['open', 'suggested'] as const satisfies readonly TimeRequestState[]

/** Times that a guest may name. */
export const MAX_ASKED_TIMES = 2
/** Times that an owner may suggest instead. */
export const MAX_SUGGESTED_TIMES = 3
/** Open requests of one page; more are refused. */
export const MAX_OPEN_TIME_REQUESTS = 20
/** Open requests that are listed, soonest first. */
export const MAX_LISTED_TIME_REQUESTS = 50
export const MAX_REQUEST_NOTE = 1000
/** Days after its last time until it is deleted; the retention of its page may be shorter. */
export const TIME_REQUEST_DAYS = 30
