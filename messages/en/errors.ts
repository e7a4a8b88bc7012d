export const errors = {
  notFound: {
    title: 'Page Not Found',
    text: 'This page does not exist, or it has moved. Please check the address.',
    home: 'Go to Home',
  },
  unexpected: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred',
    home: 'Return to Home',
  },
  /** The plain page of somebody whose network has asked for pages too often. */
  tooManyPages: {
    title: 'One moment, please',
    text: 'Too many pages were opened from your network. Please wait a minute, then load this page again.',
  },
}
