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
  /** In place of `text` and `ignore`, where the link connects a sign-in at the organization's provider with the account. */
  join: {
    text: 'Somebody has signed in with {provider} and named {email}. If that was you, use this button to connect that sign-in with your Slotform account.',
    ignore:
      "Wasn't that you? Then don't use the link: whoever it was could open your account. You can ignore this email.",
  },
  ignore: "Didn't request this? You can safely ignore this email.",
} as const
