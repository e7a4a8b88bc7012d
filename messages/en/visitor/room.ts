/** The page before the room of a video meeting. */
export const room = {
  product: 'Slotform',
  pageTitle: 'Video meeting',
  when: 'When',
  early: 'The room opens on {when}.',
  open: 'The room is open. The button leads to the video server of your host.',
  over: 'This meeting is over.',
  away: "The video server doesn't answer right now. Try again in a moment.",
  button: 'Join the meeting',
  /** Somebody without a name. */
  guest: 'Guest',
  missing: {
    heading: 'This link leads nowhere',
    text: 'The meeting was cancelled, or the link is not complete. Look at the latest email about it.',
  },
} as const
