/** The code that shows that an address is a visitor's own. */
export const EMAIL_CODE_DIGITS = 6
export const EMAIL_CODE_MINUTES = 10
/** Wrong ones after which another has to be sent. */
export const EMAIL_CODE_TRIES = 5
