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
    past: { heading: 'Too late', text: 'The requested time has begun or passed.' },
  },
  missing: { heading: 'Nothing to decide here', text: 'Check the link in your email.' },
  open: 'Open meeting',
} as const
