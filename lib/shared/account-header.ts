/** Names the account that a call of the browser acts for. */
export const ACCOUNT_HEADER = 'Slotform-Account'
