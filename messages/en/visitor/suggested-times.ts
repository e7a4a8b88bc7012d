/** The page behind the times that a host suggests by email to a guest who asked for others. */
export const suggestedTimes = {
  pageTitle: 'Book a suggested time · Slotform',
  product: 'Slotform',
  what: 'Meeting',
  host: 'Host',
  when: 'Time',
  ask: { heading: 'Book this time?', button: 'Book this time', others: 'Other suggested times' },
  choose: {
    heading: 'Choose a time',
    text: '{owner} suggests these times. You can look at one before it is booked.',
  },
  taken: {
    heading: 'This time is no longer free',
    text: 'Nothing was booked. {owner} suggests these times, too:',
  },
  none: 'No other suggested time is left. Please ask {owner} for another one.',
  unknown: {
    heading: "We can't check this time at the moment",
    text: 'Nothing was booked. Please try again in a few minutes.',
    button: 'Try again',
  },
  booked: { heading: 'Your meeting is booked', text: 'The confirmation is on its way to your inbox.' },
  past: { heading: 'These times can no longer be booked', text: 'Please ask {owner} for another time.' },
  manage: 'Open the booking',
  missing: { heading: 'There is no such suggestion', text: 'Check the link in your email.' },
} as const
