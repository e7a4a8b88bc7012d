/** Guests and codes while booking: apart, because few pages need them. */
export const bookingPeople = {
  guests: {
    add: 'Add guests',
    label: 'Guests',
    hint: {
      one: 'The email address of {count} guest, who gets the invitation too.',
      other: 'Email addresses of up to {count} guests, with commas between. They get the invitation too.',
    },
  },
  /** The page checks that the address is the visitor's. */
  code: {
    label: 'Code from the email',
    sent: 'We emailed a code to {email}. Enter it to book.',
    sentAt: 'We emailed a code to {email} at {time}. Enter it to book.',
    wrong: "That's not the code. Enter the six digits from our latest email.",
    resend: 'Send another code',
    sending: 'Sending…',
    note: 'We may email you a code first, to check that the address is yours.',
    submit: 'Confirm code and book',
    request: 'Confirm code and send request',
    checking: 'Checking the code…',
  },
} as const
