const AUTH = 'https://www.googleapis.com/auth'

/** The texts of Google's scopes on its consent page. */
export const GOOGLE_SCOPES: Record<string, string> = {
  openid: 'Know who you are',
  email: 'See your e-mail address',
  profile: 'See your name',
  [`${AUTH}/userinfo.email`]: 'See your e-mail address',
  [`${AUTH}/calendar.events`]: 'View and edit events on all your calendars',
  [`${AUTH}/calendar.events.owned`]: 'View and edit events on the calendars you own',
  [`${AUTH}/calendar.freebusy`]: 'See when you are free and when you are busy',
  [`${AUTH}/calendar.events.freebusy`]: 'See when you are free and when you are busy',
  [`${AUTH}/calendar.calendarlist.readonly`]: 'See the list of your calendars',
  [`${AUTH}/calendar.readonly`]: 'See all your calendars',
  [`${AUTH}/calendar`]: 'See, edit, share and delete all your calendars',
}
export const ALWAYS_GIVEN = ['openid', 'email', 'profile', `${AUTH}/userinfo.email`]

/** Any one of them is enough for the call. */
export const EVENTS = ['calendar.events', 'calendar.events.owned', 'calendar'].map((name) => `${AUTH}/${name}`)
export const FREE_BUSY = ['calendar.freebusy', 'calendar.events.freebusy', 'calendar.readonly', 'calendar'].map(
  (name) => `${AUTH}/${name}`,
)
export const CALENDAR_LIST = ['calendar.calendarlist.readonly', 'calendar.readonly', 'calendar'].map(
  (name) => `${AUTH}/${name}`,
)
