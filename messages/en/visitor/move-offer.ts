/** The page behind the times that a host has offered by email, because the booking is in the way of their time off. */
export const moveOffer = {
  pageTitle: 'Choose a new time · Slotform',
  product: 'Slotform',
  what: 'Meeting',
  present: 'Time now',
  wanted: 'New time',
  ask: {
    heading: 'Move your meeting to this time?',
    button: 'Move to this time',
    others: 'Other free times',
  },
  choose: {
    heading: 'Choose a new time',
    text: "{owner} can't make it at the present time. Choose one of these; you can look at it before anything changes.",
  },
  taken: {
    heading: 'This time is no longer free',
    text: 'Your meeting has not been moved. These times of {owner} are free:',
  },
  none: 'There are no other free times at the moment. Reply to the email to find one with {owner}.',
  unknown: {
    heading: "We can't check this time at the moment",
    text: 'Your meeting has not been moved. Please try again in a few minutes.',
    button: 'Try again',
  },
  moved: { heading: 'Your meeting has a new time', text: 'We have told {owner}. Nothing else is left to do.' },
  cancelled: { heading: 'This meeting was cancelled', text: 'It can no longer be moved. {owner} can tell you more.' },
  past: {
    heading: 'It is too late to move',
    text: 'This meeting has begun or is over. Reply to the email to reach {owner}.',
  },
  manage: 'Open the booking',
  missing: { heading: 'There is no such offer', text: 'Check the link in your email.' },
} as const
