/** Ways to sign in at the organization's provider, among the owner's settings. */
export const identities = {
  heading: 'Connected sign-ins',
  intro: "Accounts of your organization with which you sign in here. They don't depend on your email address.",
  list: 'Your connected sign-ins',
  facts: '{since} · {used}',
  since: 'Connected {date}',
  used: 'last used {date}',
  empty: 'No connected sign-ins yet. Sign in with {name} once to connect it.',
  disconnect: 'Disconnect',
  ask: {
    title: 'Disconnect this sign-in?',
    text: 'Other devices that signed in with {name} are signed out. You can connect it again by signing in with it.',
    confirm: 'Disconnect sign-in',
    done: 'Sign-in disconnected',
    failed: "We couldn't disconnect the sign-in",
  },
  loadFailed: "We couldn't load your connected sign-ins",
} as const
