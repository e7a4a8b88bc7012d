/** The login link, for an owner. */
export const signInMail = {
  subject: 'Your Slotform login link',
  heading: 'Sign in to Slotform',
  text: 'Use this button to sign in to Slotform as {email}.',
  button: 'Sign in',
  copy: 'Or copy this address into your browser:',
  /** `name`: `Chrome`; `system`: `Windows`. */
  requestedFrom: 'Requested from {name} on {system}: {when}',
  requested: 'Requested: {when}',
  validity: 'The link is valid for 15 minutes and works once.',
  ignore: "Didn't request this? You can safely ignore this email.",
} as const
