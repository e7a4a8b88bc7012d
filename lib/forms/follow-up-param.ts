/** In the address of a form: the token of the booking that the response is about. */
export const FOLLOW_UP_PARAM = 'booking'
