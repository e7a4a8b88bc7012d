/** In the address of a booking page: the token of the response after which a time is chosen. */
export const RESPONSE_PARAM = 'response'
