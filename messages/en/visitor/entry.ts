/** An entry in somebody's calendar: where it can be added, and its text. */
export const entry = {
  google: 'Google Calendar',
  outlook: 'Outlook',
  meeting: '{title} with {name}',
  links: { guest: 'Move or cancel: {url}', owner: 'Open meeting: {url}' },
} as const
