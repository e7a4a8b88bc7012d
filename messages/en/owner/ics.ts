/** Adding a calendar by the address of its file. */
export const ics = {
  connect: 'Add a calendar by address (ICS)',
  renew: 'Enter the address again',
  intro: "We'll read the calendar first. Its address is stored encrypted and never shown again.",
  connected: 'Calendar added',
  renewed: 'Calendar reconnected',
  connectedText: 'See below what {account} is for.',
  failed: 'Connection failed',
  nothingStored: 'Nothing was saved. Please try again.',
  address: 'Calendar address',
  addressHint:
    'In Google Calendar: Settings, your calendar, “Secret address in iCal format”. In Outlook: Shared calendars, publish, ICS. Addresses with webcal:// work too.',
  name: 'Name for your lists',
  nameHint: "Optional. Without one, we use the calendar's own name.",
  submit: 'Add calendar',
  submitRenewal: 'Reconnect',
  checking: 'Reading…',
} as const
