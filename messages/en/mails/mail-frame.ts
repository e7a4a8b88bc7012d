/** Around every email. */
export const mailFrame = {
  product: 'Slotform',
  footer: 'Sent by <link>Slotform</link>',
  /** The same in plain text. */
  signature: 'Sent by Slotform',
} as const
