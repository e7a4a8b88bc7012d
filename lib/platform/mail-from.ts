import { cleanName } from '@/lib/shared/text/person-name'
import { env } from './env'

/** MAIL_FROM's address, with the owner's name in place of its own when there is one. */
export function sender(mailFrom: string, ownerName?: string): { name: string; address: string } {
  const [, name = '', address = mailFrom] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(mailFrom) ?? []
  return { name: cleanName(ownerName || name.replace(/^"|"$/g, '')), address: address.trim() }
}

/** The address by which an owner is named in mails and calendar files: a team has none, so that of the server. */
export function organizerAddress(email: string | null): string {
  return email ?? sender(env().MAIL_FROM).address
}
