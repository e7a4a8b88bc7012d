const MAX_LENGTH = 2000

/**
 * A link that anyone may have put into an address, when it is fit to be followed: https, no user name that passes for a
 * host (`https://zoom.us@evil.example`). `host` stands beside it in plain text; other alphabets read as `xn--…` there.
 */
export function readJoinUrl(text: string | null | undefined): { href: string; host: string } | null {
  return readLink(text, ['https:'])
}

/** The same for a link that an owner typed: a meeting server in their own network may have http only. */
export function readMeetLink(text: string | null | undefined): { href: string; host: string } | null {
  return readLink(text, ['https:', 'http:'])
}

/** The password to type after following the link; null when the link includes it, as Zoom's `?pwd=…` does. */
export function passwordBeside(joinUrl: string | null, password: string | null | undefined): string | null {
  if (!joinUrl || !password) return null
  const carried = new URL(joinUrl).searchParams.get('pwd')
  return carried ? null : password
}

function readLink(text: string | null | undefined, protocols: string[]): { href: string; host: string } | null {
  if (!text || text.length > MAX_LENGTH) return null
  try {
    const url = new URL(text)
    const isFit = protocols.includes(url.protocol) && url.username === '' && url.password === ''
    return isFit ? { href: url.href, host: url.host } : null
  } catch {
    return null
  }
}
