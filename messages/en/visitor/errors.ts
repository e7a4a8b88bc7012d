export const errors = {
  notFound: {
    title: 'Page Not Found',
    text: "This page doesn't exist or has moved. Check the link and try again.",
    home: 'Go to Home',
  },
  unexpected: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred',
    home: 'Return to Home',
  },
  /** The address led to a page that there is not, or no longer. */
  missing: {
    page: 'Time slot page not found.',
    /** The link of a secret page is used up, or has expired. */
    link: 'This link does not work, or not any more. Ask whoever sent it for a new one.',
    form: 'Form not found or not published. Please check the URL and try again.',
    booking: "We couldn't find this booking. Check the link in your email.",
    profile: 'Profile not found.',
  },
} as const
