/** Half a year: RFC 9116 asks for less than one. Each answer moves it on. */
const GOOD_FOR_DAYS = 180
const DAY_MS = 86_400_000

/** `securityUrl`: an address, or the path of the built-in page, which names no mailbox of this server. */
type Source = { appUrl: string; securityUrl: string; now: Date }

/** The file of RFC 9116, which says where to report a vulnerability of this server. */
export function toSecurityTxt({ appUrl, securityUrl, now }: Source): string {
  const contact = URL.canParse(securityUrl) ? securityUrl : `${appUrl}/contact`
  // The same text for a whole day.
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + GOOD_FOR_DAYS) * DAY_MS)
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${appUrl}/.well-known/security.txt`,
    'Preferred-Languages: en',
  ]
  return `${lines.join('\n')}\n`
}
