/** What people call what they connected. */
export const SERVICE_NAMES = {
  google_calendar: 'Google Calendar',
  teams: 'Microsoft Teams',
  outlook: 'Outlook',
  zoom: 'Zoom',
  caldav: 'CalDAV',
} as const
