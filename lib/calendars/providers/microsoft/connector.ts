import { type Connector, toAccount } from '../connector'
import { fetchAccount } from '../fetch-account'

export const microsoftConnector: Connector = {
  provider: 'microsoft',
  scopes: ['offline_access', 'User.Read', 'Calendars.ReadWrite'],
  neededScopes: [['Calendars.ReadWrite', 'https://graph.microsoft.com/Calendars.ReadWrite']],
  // An owner who is signed in to one work account may want to connect another.
  parameters: { prompt: 'select_account' },
  clientAuth: 'post',
  async identify({ apiUrl }, accessToken) {
    const { id, mail, userPrincipalName } = await fetchAccount(`${apiUrl}/me`, accessToken)
    return toAccount(id, mail || userPrincipalName)
  },
  configOf: async ({ apiUrl }, { access_token }) => readConferencing(apiUrl, access_token),
}

const CONFERENCING = 'allowedOnlineMeetingProviders'

/** Without an answer nothing is known, and its adapter asks again when a link is wanted. */
async function readConferencing(apiUrl: string, accessToken: string): Promise<{ canConference?: boolean }> {
  try {
    const { allowedOnlineMeetingProviders: allowed } = await fetchAccount(
      `${apiUrl}/me/calendar?$select=${CONFERENCING}`,
      accessToken,
    )
    return Array.isArray(allowed) ? { canConference: allowed.includes('teamsForBusiness') } : {}
  } catch {
    return {}
  }
}
