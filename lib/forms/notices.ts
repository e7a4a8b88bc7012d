/** When a form's owner gets an email: never, for each response, or once a day for all of them. */
export const NOTICES = ['off', 'each', 'daily'] as const

export type Notice = (typeof NOTICES)[number]
