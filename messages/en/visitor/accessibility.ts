/** The statement at /legal/accessibility; its numbers come from the test run. */
export const accessibility = {
  /** At the foot of visitors' pages. */
  link: 'Accessibility',
  title: 'Accessibility',
  intro: 'What these pages aim at, what was tested, and how to report a barrier.',
  standard: {
    heading: 'Standard and status',
    aim: 'This software aims at the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and at EN 301 549.',
    status:
      'Status: partially conformant. The automated rules below found no violation; they cannot check everything that the standards ask for.',
  },
  tested: {
    heading: 'What was tested',
    version: 'Version {version}, on {date}, with {engine}.',
    older:
      'This statement is for version {tested}. This server runs version {current}: what has changed since was not tested.',
    rules: 'Rules',
    screens: 'Screens',
    browsers: 'Browsers',
    sizes: 'Window sizes',
    languages: 'Languages',
  },
  limits: {
    heading: 'Known limits',
    automated: 'Only automated rules were run. No test used a screen reader, voice control or a screen magnifier.',
    oneBrowser: 'No other browser was used.',
    undecided: 'On some screens these rules could not decide by themselves:',
    screens: 'These screens were not looked at:',
    content: 'What the owners of pages and forms write or upload was not tested.',
  },
  report: {
    heading: 'Report a barrier',
    how: 'Write to the operator of this server through the <link>contact page</link>. Say what you wanted to do, what kept you from it, and which browser and assistive technology you use.',
    answer: 'You get an answer within 14 days.',
  },
} as const
