/** Completing a booking that its host has to approve. */
export const bookingRequest = {
  note: '{host} approves each booking. Until then the time is held for you.',
  submit: 'Send request',
  pending: 'Sending…',
} as const
