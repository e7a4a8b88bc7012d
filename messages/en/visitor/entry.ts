/** The text of an entry in somebody's calendar. */
export const entry = {
  meeting: '{title} with {name}',
  links: { guest: 'View or cancel: {url}', owner: 'Open meeting: {url}' },
} as const
