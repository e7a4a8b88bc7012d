import { type Connector, toAccount } from '../connector'
import { fetchAccount } from '../fetch-account'

const CALENDAR = 'https://www.googleapis.com/auth/calendar'

export const googleConnector: Connector = {
  provider: 'google',
  scopes: ['openid', 'email', `${CALENDAR}.events`, `${CALENDAR}.freebusy`, `${CALENDAR}.calendarlist.readonly`],
  neededScopes: [
    [`${CALENDAR}.events`, `${CALENDAR}.events.owned`, CALENDAR],
    [`${CALENDAR}.freebusy`, `${CALENDAR}.events.freebusy`, `${CALENDAR}.readonly`, CALENDAR],
    [`${CALENDAR}.calendarlist.readonly`, `${CALENDAR}.calendarlist`, `${CALENDAR}.readonly`, CALENDAR],
  ],
  // Google hands out a refresh token only together with a consent.
  parameters: { access_type: 'offline', prompt: 'consent', include_granted_scopes: 'true' },
  clientAuth: 'post',
  async identify({ userinfoUrl }, accessToken) {
    // Its older address calls the same number `id`.
    const { sub, id, email } = await fetchAccount(userinfoUrl ?? '', accessToken)
    return toAccount(sub ?? id, email)
  },
}
