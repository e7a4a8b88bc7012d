/** Keeping and erasing data, and deleting the account. */
export const yourData = {
  heading: 'Your data',
  intro: {
    person: 'Take everything along, forget somebody who booked or answered, or delete your account.',
    team: 'Take everything along, or forget somebody who booked or answered. The team is deleted under Members.',
  },
  kept: {
    title: 'Your account is kept',
    text: 'Your pages and forms are open again. Bookings that were cancelled stay cancelled, and calendars have to be connected anew.',
  },
  retention: {
    heading: 'Keeping data',
    text: 'After a number of days, we delete the names, addresses and answers of a booking. Its time stays.',
    isLimited: 'Forget people after a time',
    days: 'Days after the end',
  },
  responseRetention: {
    heading: 'Keeping responses',
    text: 'After a number of days, we delete responses and their files, also those you have already.',
    isLimited: 'Delete responses after a time',
    days: 'Days after sending',
  },
  erase: {
    heading: 'Erase a person',
    text: 'Their name, address, answers and files go, and bookings to come are cancelled. Times and counts stay.',
    email: 'Email address of the person',
    find: 'Find',
    failed: 'Failed to find the person',
    nothing: 'There is nothing about this address.',
    title: 'Erase {email}?',
    counts:
      'Bookings: {bookings}, of these to cancel: {cancelled}. Other meetings: {invitations}. Responses: {responses}. Files: {files}. This cannot be undone.',
    confirm: 'Erase',
    done: 'Person erased',
    pending: 'The rest goes on by itself within a few minutes.',
    eraseFailed: 'Failed to erase the person',
  },
  remove: {
    heading: 'Delete account',
    text: 'Your pages and forms close at once, people with bookings to come are told, and calendars are disconnected. If you sign in within 7 days, the account stays. After that everything is deleted.',
    open: 'Delete account',
    title: 'Delete your account?',
    confirmText: 'To confirm, enter {email}.',
    told: {
      one: '{count} person with a booking or a request is told by email, at the latest by {date}.',
      other: '{count} people with bookings or requests are told by email, the last of them by {date}.',
    },
    email: 'Email address of your account',
    confirm: 'Delete account',
    failed: 'Failed to delete the account',
  },
} as const
