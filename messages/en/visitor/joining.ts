/** How to join an online meeting. */
export const joining = {
  joinLink: 'Join link',
  join: 'Join the meeting',
  password: 'Password',
} as const
