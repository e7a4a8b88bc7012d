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
  /** The plain page for a network that has asked for pages too often. */
  tooManyPages: {
    title: 'One moment, please',
    text: 'Your network has opened too many pages. Wait a minute, then reload this page.',
  },
} as const
