import type { PartTexts } from '@/messages/texts'

type Joining = { joinUrl: string | null; password?: string | null }

/** Says how to join, in the text of a calendar entry: the link, and the password to type there. Empty without a link. */
export function describeJoining({ joinUrl, password }: Joining, texts: PartTexts<'joining'>): string {
  if (!joinUrl) return ''
  return password ? `${joinUrl}\n${passwordLine(password, texts)}` : joinUrl
}

/** `Password: tiger`. */
export function passwordLine(password: string, { t, say }: PartTexts<'joining'>): string {
  return say(t.passwordLine, { password })
}
