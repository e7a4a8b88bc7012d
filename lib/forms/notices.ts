/** Whether a form's owner gets a mail: never, for each response, or one a day for all of them. */
export const NOTICES = ['off', 'each', 'daily'] as const

export type Notice = (typeof NOTICES)[number]
