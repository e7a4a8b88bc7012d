/** The built-in pages behind /legal/…: starting points for whoever runs this server, to be replaced with their own words. */

export type LegalPage = {
  title: string
  intro: string
  sections: { heading: string; paragraphs: string[] }[]
}

const terms: LegalPage = {
  title: 'Terms of Use',
  intro:
    'These terms apply to everyone who signs in to this Slotform server. They are kept short so that they are read.',
  sections: [
    {
      heading: 'What you may do',
      paragraphs: [
        'Use Slotform to arrange meetings, publish booking pages and collect answers with forms, for yourself or for your organisation.',
        'Do not use it to send unsolicited mail, to deceive visitors, to collect data you have no right to, or to disturb the service for others.',
      ],
    },
    {
      heading: 'Your data and your visitors’ data',
      paragraphs: [
        'Calendar and meeting data is processed and stored so that the service can work. The privacy page says what is kept and who sees it.',
        'Visitors give their names, addresses and answers to you. You are responsible for telling them what you do with these and for answering their requests.',
      ],
    },
    {
      heading: 'Connected accounts',
      paragraphs: [
        'When you connect a calendar or video account you allow this server to read busy times from it and to create, change and remove the events that belong to your meetings. You can withdraw that at any time on the Integrations screen.',
      ],
    },
    {
      heading: 'No warranty',
      paragraphs: [
        'Slotform is free software under the MIT licence and comes without warranty. Whoever runs this server decides about its availability and may end an account that breaks these terms.',
      ],
    },
  ],
}

const privacy: LegalPage = {
  title: 'Privacy',
  intro: 'What this server stores, why, and what you can do about it.',
  sections: [
    {
      heading: 'If you have an account',
      paragraphs: [
        'Stored are your e-mail address, your settings, your booking pages, meetings and forms, and, for each account you connect, the keys to it. Keys are encrypted.',
        'From connected calendars the server reads when you are busy. It does not show titles or details of those events to visitors.',
      ],
    },
    {
      heading: 'If you book a meeting or fill in a form',
      paragraphs: [
        'Stored are the name and e-mail address you enter, the time you choose and the answers you give. The owner of the page sees them.',
        'The mail that confirms a booking has a link with which you can cancel it. To have your data corrected or deleted, write to the owner of the page.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'Signing in sets a cookie that keeps you signed in for 30 days after your last visit, and for 90 days at most. A second one, kept for 180 days, lets this browser ask for login links when others ask for too many of yours. There are no advertising or tracking cookies.',
      ],
    },
  ],
}

const support: LegalPage = {
  title: 'Support',
  intro: 'Where to get help.',
  sections: [
    {
      heading: 'About a meeting you booked',
      paragraphs: ['Reply to the confirmation mail: it reaches the person you are going to meet.'],
    },
    {
      heading: 'About this server',
      paragraphs: [
        'Write to whoever runs it through the Contact Us page. Say what you did, what you expected and what happened instead; a screenshot helps.',
      ],
    },
    {
      heading: 'About the software',
      paragraphs: [
        'Slotform is open source. Faults and wishes are best reported to the project, with the steps that lead to them.',
      ],
    },
  ],
}

const security: LegalPage = {
  title: 'Security',
  intro: 'How this server protects what you entrust to it, and how to report a weakness.',
  sections: [
    {
      heading: 'What is done',
      paragraphs: [
        'There are no passwords to steal: you sign in with a link that works once and expires after 15 minutes. Sessions and links are stored as hashes only.',
        'Keys of connected accounts are encrypted with AES-256-GCM before they are stored.',
      ],
    },
    {
      heading: 'Reporting a weakness',
      paragraphs: [
        'Please tell whoever runs this server through the Contact Us page before you tell others, and leave time to mend it. Do not look at or change data that is not yours.',
      ],
    },
  ],
}

export const legal = new Map<string, LegalPage>(Object.entries({ terms, privacy, support, security }))
