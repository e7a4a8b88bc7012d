/** The page that a login link shows in another browser than the one that asked for it. */
export const signInConfirm = {
  title: 'Sign in · Slotform',
  product: 'Slotform',
  heading: 'Sign in to Slotform',
  text: 'Continue on this device as {email}',
  button: 'Sign in',
  notYou: 'Not you? Close this page.',
} as const
