/**
 * True when a password for `base` may be sent to `url`: the same server, or a sibling such as iCloud's
 * p42-caldav.icloud.com of caldav.icloud.com. Redirects and addresses in responses could name any server.
 */
export function isSameService(base: URL, url: URL): boolean {
  if (url.protocol !== base.protocol || url.username || url.password) return false
  if (url.host === base.host) return true
  const parent = base.hostname.slice(base.hostname.indexOf('.') + 1)
  const isOwnDomain = /^[^.]{4,}\./.test(parent) && /[a-z]$/.test(parent) && base.hostname.split('.').length > 2
  return isOwnDomain && url.port === base.port && url.hostname.endsWith(`.${parent}`)
}
