/** The built-in pages behind /legal/…: starting points, which the operator of a server replaces with their own words. */
export const legal = {
  terms: {
    title: 'Terms of Use',
    intro:
      "These terms apply to everyone who signs in to this Slotform server. We kept them short so you'll read them.",
    sections: [
      {
        heading: 'What you may do',
        paragraphs: [
          'Use Slotform to arrange meetings, publish booking pages and collect answers with forms, for yourself or for your organization.',
          "Don't use it to send unsolicited email, to deceive visitors, to collect data you have no right to, or to disrupt the service for others.",
        ],
      },
      {
        heading: "Your data and your visitors' data",
        paragraphs: [
          'We process and store calendar and meeting data so that the service can work. The privacy page says what we keep and who sees it.',
          'Visitors give their names, addresses and answers to you. You are responsible for telling them what you do with these and for answering their requests.',
        ],
      },
      {
        heading: 'Connected accounts',
        paragraphs: [
          'When you connect a calendar or video account, you allow this server to read busy times from it and to create, change and remove the events of your meetings. You can withdraw this at any time on the Integrations screen.',
        ],
      },
      {
        heading: 'No warranty',
        paragraphs: [
          'Slotform is free software under the MIT license and comes without warranty. The operator of this server decides about its availability and may end an account that breaks these terms.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    intro: 'What this server stores, why, and what you can do about it.',
    sections: [
      {
        heading: 'If you have an account',
        paragraphs: [
          'We store your email address, your settings, your booking pages, meetings and forms, and an access token for each account you connect. Tokens are encrypted.',
          "The server reads from connected calendars when you are busy. It doesn't show titles or details of those events to visitors.",
        ],
      },
      {
        heading: 'If you book a meeting or fill in a form',
        paragraphs: [
          'We store the name and email address you enter, the time you choose and the answers you give. The owner of the page sees them.',
          'Your confirmation email has a link to cancel the booking. To have your data corrected or deleted, write to the owner of the page.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'Signing in sets a cookie that keeps you signed in for 30 days after your last visit, and for 90 days at most. A second one, kept for 180 days, lets this browser ask for login links when others ask for too many of yours. There are no advertising or tracking cookies.',
        ],
      },
    ],
  },
  acknowledgements: {
    title: 'Acknowledgements',
    intro: 'Work of others that this server shows or uses, and its licenses.',
    sections: [
      {
        heading: 'Public holidays',
        paragraphs: [
          'Public holidays come from date-holidays, https://github.com/commenthol/date-holidays, which this server uses unmodified. Copyright (c) 2015-present commenthol, under the ISC License, https://opensource.org/licenses/ISC.',
          'Its data rely on articles of Wikipedia, which its LICENSE file lists. That file names CC BY-SA 3.0 for the data, https://creativecommons.org/licenses/by-sa/3.0/. Its package names CC BY 3.0, https://creativecommons.org/licenses/by/3.0/.',
          'Dates are computed, not announced: those that follow the moon may be a day off.',
        ],
      },
    ],
  },
  support: {
    title: 'Support',
    intro: 'Where to get help.',
    sections: [
      {
        heading: 'About a meeting you booked',
        paragraphs: ['Reply to your confirmation email. It goes straight to your host.'],
      },
      {
        heading: 'About this server',
        paragraphs: [
          'Write to its operator through the Contact Us page. Say what you did, what you expected and what happened instead. A screenshot helps.',
        ],
      },
      {
        heading: 'About the software',
        paragraphs: [
          'Slotform is open source. Report bugs and feature requests to the project, with steps to reproduce.',
        ],
      },
    ],
  },
  security: {
    title: 'Security',
    intro: 'How this server protects your data, and how to report a vulnerability.',
    sections: [
      {
        heading: 'What we do',
        paragraphs: [
          'There are no passwords to steal: you sign in with a link that works once and expires after 15 minutes. Sessions and links are stored as hashes only.',
          'Access tokens of connected accounts are encrypted with AES-256-GCM before they are stored.',
        ],
      },
      {
        heading: 'Reporting a vulnerability',
        paragraphs: [
          "Please tell the operator of this server through the Contact Us page before you tell others, and allow time for a fix. Don't look at or change data that isn't yours.",
        ],
      },
    ],
  },
} as const
