/** The plain page for a network that has asked for pages too often. */
export const tooManyPages = {
  title: 'One moment, please',
  text: 'Your network has opened too many pages. Wait a minute, then reload this page.',
} as const
