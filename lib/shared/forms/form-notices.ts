/** When a form's owner gets an email: never, after each response, or one a day for all of them. */
export const FORM_NOTICES = ['off', 'each', 'daily'] as const
