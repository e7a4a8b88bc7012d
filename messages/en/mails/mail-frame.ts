/** Around every email. */
export const mailFrame = {
  footer: 'Sent by Slotform',
} as const
