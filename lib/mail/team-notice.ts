import { env } from '@/lib/platform/env'
import type { MailTeam } from '@/lib/shared/mail'
import { toTeamAddress } from '@/lib/shared/owner-screens'
import { READERS } from './reader'
import type { Mail } from './templates'

/** The props of owners' mails that lead to screens. */
const LINKS = ['url', 'meetingsUrl', 'formsUrl']

/**
 * A notice to the owner whose account is a team: it goes to who reads the team's notices, and leads to the screens of the team. A
 * mail to anybody else is as it was.
 */
export function toTeamNotice(mail: Mail, { slug, email }: MailTeam): Mail {
  if (READERS[mail.template] !== 'owner' || ('host' in mail.props && mail.props.host)) return mail
  const atTeam = (key: string, value: unknown) =>
    LINKS.includes(key) && typeof value === 'string' ? teamUrl(slug, value) : value
  const { template, props } = JSON.parse(JSON.stringify(mail), atTeam)
  if (email !== null && 'to' in props) props.to = email
  if (email !== null && 'meetingId' in props) {
    props.host = { meetingId: props.meetingId, name: props.ownerName, email, team: slug }
  }
  return { template, props }
}

/** The address that a screen has for the team. */
export function teamUrl(slug: string, url: string): string {
  const { APP_URL } = env()
  return url.startsWith(`${APP_URL}/`) ? APP_URL + toTeamAddress(slug, url.slice(APP_URL.length)) : url
}
