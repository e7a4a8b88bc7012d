/** Like `checks`, of calls that only an owner's screens make. */
export const ownerChecks = {
  /** `until`: `2026-11-23 14:05 UTC`. */
  mailLimit: {
    one: 'Your account has reached its email limit: {limit} until {until}. {left} left, and this needs {count} email. Nothing was changed.',
    other:
      'Your account has reached its email limit: {limit} until {until}. {left} left, and this needs {count} emails. Nothing was changed.',
  },
  /** The owner moves a booking. `calendar` is its account. */
  calendarBusy: '“{event}” is in your calendar {calendar} at this time.',
  calendarTaken: 'Something is in your calendar {calendar} at this time.',
  calendarUnread: "We couldn't read your calendar {calendar}, so we don't know whether this time is free.",
  calendarGone:
    "A calendar that blocks your time isn't connected any more, so we don't know whether this time is free.",
  /** `field`: `mailTexts.reminder`. */
  mailTextElsewhere: 'The text of this email is in {field}',
  tooManyToRead: 'This form has too many responses to go through in time. Narrow the dates.',
  notOwnAddress: 'This is not the email address of your account',
  /** An admin deletes an account. */
  notItsAddress: 'This is not the address of the account',
  /** Of the audit log. `before` is a parameter. */
  auditPageTooDeep: 'Pages end at {max}. Ask for the entries that are older than one with “before”.',
  webAddressInvalid: 'Enter an address that begins with https:// or http://',
  signUpDomain: 'Enter domains such as @example.com',
  notTeamSlug: 'This is not the slug of the team',
  hostUnknown: 'Not a member or a room of the team',
  hostRepeated: 'Already a host of this page',
  hostsRequired: 'A group needs a host',
  hostOfSeveral: 'Name the host who hands it over',
  hostOfNoGroup: 'Not a host of this group who has agreed',
  hostsOfPerson: 'Only a page of a team has hosts',
  calendarsOfHosts: 'The hosts of a page choose the calendars that block their time',
  tooManyHosts: 'At most {max} hosts',
  tooManyGroups: 'At most {max} groups',
  groupRepeated: 'Another group has this name',
  choiceRepeated: 'Visitors choose in one group at most',
  retentionDays: 'A whole number of days from {min} to {max}',
  languageUnknown: 'Unknown language',
  textUnknown: 'Unknown text',
  /** A configuration file. */
  fieldUnknown: 'Unknown field: {name}',
  tooManyEntries: 'At most {max} entries',
  tooManyChanges:
    'This server changes at most {pagesAndForms} pages and forms, {questions} questions and {timeOff} times off at a time. Apply the document in parts.',
  questionKeyInvalid: 'A key is 1 to 64 of a-z, 0-9 and -',
  questionKeyRepeated: 'Two questions have this key',
  endingIdInvalid: 'An id has at most 64 letters, digits, dashes and underscores',
  endingIdRepeated: 'Two endings have this id',
  noPageFollows: 'No page to book follows this form',
  pageAsksMore: 'The page that follows asks questions of its own. Book on the page itself.',
  endingNamed: 'A rule leads to an ending that is missing. Change the rule first.',
  tooManyEndings: 'At most {max} endings',
  questionTypeFixed: 'A question keeps its type. Give the new question another key.',
  rightNeeded: 'Choose at least one right',
  notInFuture: 'Choose a time in the future',
  /** A question. */
  scaleRange: 'A scale goes from 0 or more up to {max}, with at most {steps} steps',
  hiddenName: 'A name begins with a letter, and has up to 64 letters, digits, dots, dashes and underscores',
  validationUnknown: 'This type has no limit of this name',
  patternInvalid: 'This is no pattern in the syntax of RE2, or it is too large (at most {max} characters)',
  tooManyCells: 'The matrices of a form may have at most {max} cells in all',
  tooManyAddresses: 'A form may ask for at most {max} addresses',
  patternsTooLarge: 'The patterns of this form would take too long to check. Simplify one of them.',
  rangeEmpty: 'Nothing is within these limits',
  jumpForward: 'A jump must go to a later question',
  operatorUnfit: "Answers to this question can't be compared like this",
  neverAsked: 'Nobody is asked for an answer here, so none can be required',
  endingUnknown: 'This form has no such ending',
  dependsOnItself: 'This question would depend on itself',
  ruleConditions: 'A rule has 1 to {max} conditions',
  ruleActions: 'A rule has 1 to {max} actions',
  dateOrTime: 'Enter a date as yyyy-mm-dd or a time as hh:mm',
  /** Connecting a calendar server. */
  caldavUnreached:
    "We can't reach this address. It must be public, start with https:// and respond. Check it, or try again in a moment.",
  /** Also of a calendar file at an address. */
  serverTooSlow: 'The server took too long to answer. Try again in a moment.',
  caldavElsewhere: 'This address redirects to another server. Enter the address of that server.',
  caldavNone: "We found no calendars at this address. Look for the CalDAV address in the service's settings.",
  caldavNotListed:
    "This installation only connects certain CalDAV servers, and this isn't one of them. Ask your administrator.",
  caldavTooMuch: 'The server returned more than we can read. Is this the address of one account?',
  caldavPassword: "The server didn't accept this username and password. Make sure it's an app password.",
  caldavForbidden: "The server doesn't let this account use calendars.",
  caldavRateLimited: 'Too many attempts. Try again in a few minutes.',
  caldavUnreadable: "The server didn't return a calendar. Try again in a moment.",
  caldavNoCalendar: 'This account has no calendar. Create one at the service, then connect again.',
  /** Connecting a BigBlueButton server. */
  bbbAddress: 'Enter the address of a server, such as https://video.example.com/bigbluebutton/',
  bbbSecret: 'Enter the secret of the server',
  bbbNotConnected: 'Connect a BigBlueButton server first: Integrations',
  /** Adding a calendar by its address. */
  icsAddress: 'Enter the address of a calendar, such as https://calendar.example.com/team.ics',
  icsUnreached: "We can't reach this address. It must be public and respond. Check it, or try again in a moment.",
  icsPlain: 'This address begins with http://, so others could read along. Use one that begins with https://.',
  icsMissing: "There's no calendar at this address. Copy it once more from the calendar's settings.",
  icsForbidden: "The server doesn't let us read this calendar. Look for its secret or public address.",
  icsTooMuch: 'This calendar is larger than 10 MB, which is more than we can read. Share a shorter period of it.',
  icsNone: "This address doesn't lead to a calendar file (ICS). Is it the address of a web page?",
  icsUnreadable: "This calendar has an event that we can't read, so we couldn't tell when you're busy.",
  icsRateLimited: 'The server is limiting our requests. Try again in a few minutes.',
  /** The address of a webhook. */
  webhookUrl: 'Enter an https:// address without a username, a password or a part after #',
  webhookAddress: 'This address is private or not encrypted. Enter a public https:// address.',
  webhookEvents: 'Choose at least one event',
  idsOrFilter: 'Either ids or a filter',
} as const
