/** Joining an online meeting. */
export const joining = {
  joinLink: 'Join link',
  join: 'Join the meeting',
  password: 'Password',
  /** In a sentence or a calendar entry. */
  passwordLine: 'Password: {password}',
} as const
