/** For comparison only. Upper case comes last because it unites ß with ss and the two small sigmas. */
export function caseFold(text: string): string {
  return text.trim().normalize('NFC').toLowerCase().toUpperCase()
}
