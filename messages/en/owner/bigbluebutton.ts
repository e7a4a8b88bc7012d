/** Connecting a BigBlueButton server, and entering its rooms. */
export const bigbluebutton = {
  connect: 'Connect BigBlueButton',
  intro: 'We try the secret first. It is stored encrypted and never shown again.',
  connected: 'BigBlueButton connected',
  connectedText: 'Choose it as the location of a page: rooms are on {account}.',
  failed: 'Connection failed',
  nothingStored: 'Nothing was saved. Please try again.',
  address: 'Server address',
  secret: 'Secret',
  hint: 'Whoever runs the server finds both with: bbb-conf --secret',
  submit: 'Connect',
  checking: 'Checking…',
  /** In a meeting. */
  start: 'Enter the room',
  startOf: 'Enter the room of {title}',
  startFailed: 'The room did not open',
  /** On a page that meets there. */
  gone: 'BigBlueButton is not connected any more. People can still book, but nobody can enter the room. <link>Connect it again</link>.',
} as const
