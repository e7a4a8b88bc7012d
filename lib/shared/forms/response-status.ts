/** A response is new until its owner has dealt with it. */
export const RESPONSE_STATUSES = ['new', 'done'] as const
export type ResponseStatus = (typeof RESPONSE_STATUSES)[number]
