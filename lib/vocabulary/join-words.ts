import { mails } from '@/messages/en/mails'

/** How to join, for the text of a calendar entry: the link, and what has to be typed there. Empty without a link. */
export function describeJoining({ joinUrl, password }: { joinUrl: string | null; password?: string | null }): string {
  return [joinUrl, joinUrl && password && mails.event.passwordLine(password)].filter(Boolean).join('\n')
}
