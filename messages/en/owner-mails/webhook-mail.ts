/** A webhook endpoint that was switched off, for its owner. `address`: where it was sent. */
export const webhookMail = {
  subject: 'A webhook was switched off',
  heading: 'Webhook switched off',
  failed: "{address} hasn't answered with a success for five days, so we no longer send events to it.",
  gone: '{address} answered 410 Gone, so we no longer send events to it.',
  consequence:
    "Events that happen from now on aren't sent to it. The log keeps what was sent for 30 days. Switch the endpoint on again once it works.",
  button: 'Open Developers',
} as const
