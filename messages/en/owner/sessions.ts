/** Browsers in which the owner is signed in, among their settings. */
export const sessions = {
  list: 'Your signed-in devices',
  device: '{browser} on {system}',
  unknown: 'Unknown browser',
  current: 'This device',
  facts: '{begun} · {used}',
  begun: 'Signed in {date}',
  used: 'last used {date}',
  notNoted: 'last use not noted',
  end: 'Sign out',
  endOne: {
    title: 'Sign out this device?',
    text: '{device} will be asked to sign in again at its next step.',
    confirm: 'Sign out device',
    done: 'Device signed out',
    failed: "We couldn't sign out the device",
  },
  endOthers: 'Sign out all other devices',
  endRest: {
    title: 'Sign out all other devices?',
    text: {
      one: 'One other device will have to sign in again.',
      other: '{count} other devices will have to sign in again.',
    },
    confirm: 'Sign out the others',
    done: 'All other devices are signed out',
    failed: "We couldn't sign out the other devices",
  },
  loadFailed: "We couldn't load your devices",
} as const
