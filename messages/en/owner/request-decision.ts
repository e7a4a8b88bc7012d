/** The page behind the links Approve and Decline in the mail about a request. */
export const requestDecision = {
  pageTitle: 'Booking request · Slotform',
  product: 'Slotform',
  approve: {
    heading: 'Approve this request?',
    button: 'Approve',
    instead: 'Decline instead',
    note: "We'll email {guest} the confirmation and a calendar invite.",
  },
  decline: {
    heading: 'Decline this request?',
    button: 'Decline',
    instead: 'Approve instead',
    note: "We'll email {guest}. The time is free again at once.",
    reason: 'Message to {guest} (optional)',
  },
  /** For another time of a booking that stands. */
  move: {
    approve: { heading: 'Approve this new time?', note: "We'll email {guest} the new time." },
    decline: { heading: 'Decline this new time?', note: "We'll email {guest}. The meeting keeps its time." },
    present: 'Time now',
    wanted: 'New time',
  },
  what: 'Meeting',
  when: 'When',
  who: 'Who',
  person: '{name}, {email}',
  until: 'Answer by',
  /** It was moved after the page had been opened. */
  moved: 'The request has a new time. Please look again.',
  decided: {
    confirmed: { heading: 'Approved', text: 'This booking is confirmed.' },
    declined: { heading: 'Declined', text: 'This request was declined.' },
    cancelled: { heading: 'Withdrawn', text: 'This request was withdrawn or cancelled.' },
    expired: { heading: 'Expired', text: 'This request was not answered in time.' },
    move_declined: { heading: 'Declined', text: 'The meeting keeps this time.' },
    move_expired: { heading: 'Expired', text: 'The new time was not approved in time. The meeting keeps this one.' },
    move_withdrawn: { heading: 'Withdrawn', text: 'No new time is asked for any more.' },
    past: { heading: 'Too late', text: 'The requested time has begun or passed.' },
  },
  missing: { heading: 'Nothing to decide here', text: 'Check the link in your email.' },
  open: 'Open meeting',
} as const
