/** In the place of a confirmation. Apart from it, because booking pages carry that from the start. */
export const unknownBooking = {
  heading: 'Nothing to show here',
  text: "There's no booking to show here. Your confirmation email has all the details.",
  needsScripts: 'Turn on JavaScript to see your booking here. Your confirmation email has all the details.',
} as const
