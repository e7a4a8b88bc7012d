/** Adds the `k` of a link to a secret page to an address of it. */
export function withLink(path: string, k: string | undefined): string {
  return k ? `${path}${path.includes('?') ? '&' : '?'}k=${encodeURIComponent(k)}` : path
}
