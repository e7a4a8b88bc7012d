/** The time in which an attendee can change their booking. */
export const changePolicy = {
  title: 'Changes',
  both: {
    until: 'You can move or cancel this until {until}.',
    start: 'You can move or cancel this until it starts.',
    tooLate: "It's too late to move or cancel this here. That was possible until {until}.",
  },
  move: {
    until: 'You can move this until {until}.',
    start: 'You can move this until it starts.',
    tooLate: "It's too late to move this here. That was possible until {until}.",
    used: {
      one: "You've moved this once. It can't be moved again here.",
      other: "You've moved this {count} times. It can't be moved again here.",
    },
    usedNone: "This can't be moved here.",
    closed: "This can't be moved here, because the page takes no bookings now.",
    left: { one: 'You can move it {count} more time.', other: 'You can move it {count} more times.' },
  },
  cancel: {
    until: 'You can cancel until {until}.',
    start: 'You can cancel until it starts.',
    tooLate: "It's too late to cancel here. That was possible until {until}.",
  },
  started: "This has started, so it can't be changed here.",
  contact: 'Need another way? Write to {host}: <mail>{email}</mail>',
} as const
