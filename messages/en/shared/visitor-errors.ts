const SLOT_GONE = 'This time slot is no longer available.'

/**
 * Sentences of the API's codes that a visitor can meet, beside those that a screen words itself. They are in the HTML of
 * visitors' pages, so a code that only owners or programs can meet belongs into `apiErrors`.
 */
export const visitorErrors = {
  foreign_origin: 'Foreign origin',
  sign_in_refused: "This email address isn't allowed to sign in here.",
  sign_in_links_sent:
    'We already sent login links to this address. Check your inbox: the latest three work for 15 minutes.',
  booking_not_found: 'Booking not found',
  form_not_published: 'Form not found or not published. Please check the URL and try again.',
  taken: SLOT_GONE,
  past: SLOT_GONE,
  already_cancelled: 'This booking is already cancelled.',
  too_late: "It's too late to change this booking online. Please contact your host.",
  form_closed: 'This form is closed.',
  limited: 'Too many requests. Please try again later.',
  not_storable: 'Text contains characters that cannot be stored',
  unavailable: 'The service is briefly unavailable.',
  too_slow: 'This took too long. Please try again.',
  email_not_sent: 'Failed to send email',
  availability_unknown: 'Availability cannot be checked right now.',
  internal: 'Something went wrong',
} as const
