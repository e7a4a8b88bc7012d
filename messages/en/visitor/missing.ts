/** An address that leads nowhere, or no longer. Only the page that says so has these texts. */
export const missing = {
  title: 'Page Not Found',
  kinds: {
    address: "This page doesn't exist or has moved. Check the link and try again.",
    page: 'Time slot page not found.',
    /** The link of a secret page is used up, or has expired. */
    link: 'This link does not work, or not any more. Ask the person who sent it for a new one.',
    form: 'Form not found or not published. Please check the URL and try again.',
    booking: "We couldn't find this booking. Check the link in your email.",
    profile: 'Profile not found.',
  },
  /** What else a guest can do. */
  hints: {
    page: 'Check the link for typing mistakes, or ask the person who sent it to you.',
    form: "If it still doesn't open, ask the person who sent you the link.",
    booking: 'You can also ask the person you booked with.',
  },
  home: 'Go to Home',
  owner: 'Is this your page? <link>Sign in</link>',
} as const
