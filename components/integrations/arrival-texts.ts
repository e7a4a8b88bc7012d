import type { ConnectErrorCode } from '@/lib/calendars/screen/connect-error'

type ArrivalToast = { title: string; description: string; variant?: 'destructive' }

const SUCCESSES = new Map<string, ArrivalToast>([
  [
    'google_connected',
    {
      title: 'Google connected',
      description: 'Your time slot pages can now check its calendars, and meetings can take place on Google Meet.',
    },
  ],
  [
    'microsoft_connected',
    {
      title: 'Microsoft connected',
      description:
        'Your time slot pages can now check its calendars. With an account of work or school, meetings can take place on Microsoft Teams.',
    },
  ],
  ['zoom_connected', { title: 'Zoom connected', description: 'Zoom can now be chosen as a location for meetings.' }],
])

/** What happened, and what to do about it. */
const ERRORS: Record<ConnectErrorCode, string> = {
  missing_params: 'The sign-in came back incomplete. Start again with the Connect button on this page.',
  invalid_user:
    'This sign-in was started more than ten minutes ago, in another browser or by another user. Start again from here.',
  token_exchange_failed: 'The provider did not complete the sign-in. Wait a moment and connect again.',
  authentication_failed: 'Access was not allowed at the provider’s sign-in. Connect again and choose Allow.',
  tenant_access: 'Your organization does not let this account in. Ask its administrator, or use another account.',
  configuration_error:
    'This server is not set up correctly for that provider. Ask whoever runs it to check its registration there.',
  user_info_failed: 'The provider did not tell whose account this is. Wait a moment and connect again.',
  consent_required: 'Not all permissions were given. Connect again and leave every box of the consent screen ticked.',
  AADSTS50020: 'This Microsoft account belongs to an organization that has no access here. Sign in with another one.',
}

const UNKNOWN = 'Failed to connect integration. Please try again.'

/** Null when the address tells of nothing. */
export function arrivalToast(search: URLSearchParams): ArrivalToast | null {
  const error = search.get('error')
  if (error !== null) {
    const description = Object.hasOwn(ERRORS, error) ? ERRORS[error as ConnectErrorCode] : UNKNOWN
    return { title: 'Connection failed', description, variant: 'destructive' }
  }
  return SUCCESSES.get(search.get('success') ?? '') ?? null
}
