/** A link that may be shown and mailed: https, at one of the hosts or below them. Null for any other text. */
export function toJoinLink(text: string | null | undefined, hosts: readonly string[]): string | null {
  if (!text || !URL.canParse(text)) return null
  const { protocol, hostname, username, password } = new URL(text)
  if (protocol !== 'https:' || username || password) return null
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)) ? text : null
}

/** Any https link, such as that of another organizer's event. */
export function toWebLink(text: string | null | undefined): string | null {
  return text && URL.canParse(text) && new URL(text).protocol === 'https:' ? text : null
}
