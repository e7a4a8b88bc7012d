/**
 * A short name for the words of a consent, so that two wordings can be told apart at a glance; the words themselves are kept
 * beside it. No secret depends on it, and the browser has no synchronous SHA-256 (cyrb53).
 */
export function consentVersion(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return [low, high].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
