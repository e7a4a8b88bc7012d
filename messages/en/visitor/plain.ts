/** The pages on which visitors book and answer forms without JavaScript. */
export const plain = {
  pageTitle: '{title} · Slotform',
  trouble: "That didn't work",
  bookTitle: 'Book {title}',
  notBookedTitle: 'Not booked yet · {title}',
  notSentTitle: 'Not sent yet · {title}',
  times: {
    days: 'Days with available times',
    previous: 'Earlier: {month}',
    next: 'Later: {month}',
    showTimes: 'Show times',
    dayLabel: { one: '{day}, {count} time', other: '{day}, {count} times' },
    unchecked: '{day}, availability unknown',
  },
  managed: {
    cancelTitle: 'Cancel {title}',
    notCancelledTitle: 'Not cancelled · {title}',
    notMovedTitle: 'Not moved · {title}',
    notCancelled: 'Not cancelled',
  },
  form: {
    notBooked: 'Not booked yet',
    otherTime: 'Choose another time',
    wrong: { one: 'Check {count} field', other: 'Check {count} fields' },
    /** A field that is wrong, and why. */
    fault: '<link>{name}</link>: {message}',
    /** What the answers led to. */
    more: {
      questions: 'Your answers led to more questions. Please answer those too.',
      message: 'There is a message about your answers below. Please read it, then press the button again.',
    },
    trapped:
      'This looked like an automatic booking, so nothing was booked. If you are a person, please press the button again.',
    notSent: 'Not sent yet',
    lost: "Your answers weren't sent.",
  },
} as const
