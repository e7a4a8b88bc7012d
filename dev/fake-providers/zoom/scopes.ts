/** The texts of Zoom's scopes on its consent page: current ones and, below, those of older applications. */
export const ZOOM_SCOPES: Record<string, string> = {
  'user:read:user': 'View your profile',
  'meeting:write:meeting': 'Create meetings for you',
  'meeting:update:meeting': 'Change your meetings',
  'meeting:delete:meeting': 'Delete your meetings',
  'meeting:read:meeting': 'View your meetings',
  'meeting:read:list_meetings': 'View the list of your meetings',
  'user:read': 'View your profile',
  'meeting:read': 'View your meetings',
  'meeting:write': 'View and manage your meetings',
}
/** An application requests classic or granular scopes, not both. */
export const TODAYS_SCOPES = Object.keys(ZOOM_SCOPES).slice(0, 6)

/** Any one of them is enough for the call. */
export const NEEDED = {
  user: ['user:read:user', 'user:read'],
  create: ['meeting:write:meeting', 'meeting:write'],
  change: ['meeting:update:meeting', 'meeting:write'],
  delete: ['meeting:delete:meeting', 'meeting:write'],
  look: ['meeting:read:meeting', 'meeting:read', 'meeting:write'],
  list: ['meeting:read:list_meetings', 'meeting:read', 'meeting:write'],
}
