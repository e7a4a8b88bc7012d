import { cleanName } from '@/lib/vocabulary/text/person-name'

/** MAIL_FROM's address, with the owner's name in place of its own when there is one. */
export function sender(mailFrom: string, ownerName?: string): { name: string; address: string } {
  const [, name = '', address = mailFrom] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(mailFrom) ?? []
  return { name: cleanName(ownerName || name.replace(/^"|"$/g, '')), address: address.trim() }
}
