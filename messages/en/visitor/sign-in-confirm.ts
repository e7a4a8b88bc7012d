/** The page that a login link shows in another browser than the one that asked for it. */
export const signInConfirm = {
  title: 'Sign in · Slotform',
  product: 'Slotform',
  heading: 'Sign in to Slotform',
  text: 'Continue on this device as {email}',
  button: 'Sign in',
  notYou: 'Not you? Close this page.',
  /** The link connects a sign-in at the organization's provider with the account. */
  join: {
    heading: 'Connect your sign-in',
    text: 'Somebody has signed in with {provider} and named {email}. Connect that sign-in with your Slotform account?',
    button: 'Connect and sign in',
    notYou:
      "Wasn't that you a moment ago? Then don't connect it: whoever it was could open your account. Close this page.",
  },
} as const
