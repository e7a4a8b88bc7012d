/**
 * An address, or `@domain`, with its domain as mail servers spell it: ASCII (`xn--…`) and lower case. The local part stays
 * as it is, and so does text whose domain cannot be spelled so.
 */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  return address.slice(0, at + 1) + toAsciiDomain(address.slice(at + 1))
}

function toAsciiDomain(domain: string): string {
  const isPlain = /^[^\s/\\?#:@[\]%]+$/.test(domain)
  return isPlain && URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain
}
