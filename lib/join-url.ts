const MAX_LENGTH = 2000

/**
 * A link that anyone may have put into an address, when it is fit to be followed: https, no user name that passes for a
 * host (`https://zoom.us@evil.example`). `host` stands beside it in plain text; other alphabets read as `xn--…` there.
 */
export function readJoinUrl(text: string | null | undefined): { href: string; host: string } | null {
  if (!text || text.length > MAX_LENGTH) return null
  try {
    const url = new URL(text)
    const isFit = url.protocol === 'https:' && url.username === '' && url.password === ''
    return isFit ? { href: url.href, host: url.host } : null
  } catch {
    return null
  }
}
