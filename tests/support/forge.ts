/** Changes a character near the end of a sealed text or token: the last one may hold no bits, so a change of it may change nothing. */
export function forge(sealed: string): string {
  const at = sealed.length - 3
  return `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`
}
