/** On pages of teams whose visitors choose their host. */
export const hostChoice = {
  label: 'Choose a host',
  any: 'No preference',
  others: 'Free at this time:',
} as const
