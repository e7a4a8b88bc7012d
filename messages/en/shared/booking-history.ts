/** The steps of a booking's life. `{who}` is a name, or “You”; `{guest}` an address. */
export const bookingHistory = {
  title: 'History',
  you: 'You',
  system: 'Slotform',
  steps: {
    booked: '{who} booked this meeting',
    requested: '{who} asked for this meeting',
    approved: '{who} approved it',
    declined: '{who} declined it',
    expired: 'The request expired',
    moved: '{who} moved it from {from} to {to}',
    move_requested: '{who} asked to move it from {from} to {to}',
    move_declined: '{who} kept the time: {from}, not {to}',
    move_expired: 'The request to move it to {to} expired',
    move_withdrawn: '{who} took back the request to move it to {to}',
    cancelled: '{who} cancelled it',
    no_show: '{who} marked this as a no-show',
    guest_left: '{guest} will not come',
    /** `{from}` and `{to}` are names of hosts. */
    handed_over: '{who} handed it over from {from} to {to}',
  },
  /** Words that somebody gave for it. */
  reason: '“{reason}”',
  noShowTakenBack: '{who} took the no-show mark back',
  inCalendar: {
    moved: '{who} moved it in their calendar from {from} to {to}',
    cancelled: '{who} cancelled it in their calendar',
  },
  inYourCalendar: {
    moved: '{who} moved it in your calendar from {from} to {to}',
    cancelled: '{who} cancelled it in your calendar',
  },
} as const
