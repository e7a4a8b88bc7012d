/** The screen for programs. Its sections have parts of their own. */
export const developers = {
  title: 'Developers',
  intro: 'Let your programs, scripts and agents do what you can do here.',
  reference: 'Each call with its fields and answers is in the <reference>reference of the API</reference>.',
  keys: {
    heading: 'API keys',
    intro: {
      person: 'A key lets a program act for you, within the limits you choose.',
      team: 'A key lets a program act for the team, within the limits you choose. It stays when its maker leaves.',
    },
  },
  webhooks: { heading: 'Webhooks', intro: 'We call an address of yours as soon as something happens.' },
} as const
