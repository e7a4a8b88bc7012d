/** Pairs of a gradient; white text has a contrast of at least 4.5:1 with both. */
const GRADIENTS = [
  ['#0b6a50', '#2f7d32'],
  ['#1d5fb8', '#0f7173'],
  ['#5b4bc4', '#1d5fb8'],
  ['#8a3ab9', '#5b4bc4'],
  ['#b02a6b', '#8a3ab9'],
  ['#b3373a', '#b02a6b'],
  ['#9a4a0c', '#b3373a'],
  ['#6d5f1f', '#9a4a0c'],
] as const

/** `letters`: the initials but for the capital of an i, which CSS makes by the page's language. */
export type DrawnAvatar = { initials: string; letters: string; from: string; to: string }

/** The avatar of somebody without a picture. The same name always gets the same one. In Turkish `i` becomes `İ`. */
export function drawnAvatar(name: string, locale?: string): DrawnAvatar {
  const words = name.trim().split(/\s+/)
  const named = words.length > 1 ? [words[0], words.at(-1)] : words
  const typed = named.map((word) => Array.from(word ?? '')[0] ?? '')
  const letters = typed.map((letter) => (letter === 'i' ? letter : letter.toUpperCase())).join('')
  const [from, to] = GRADIENTS[hashOf(name) % GRADIENTS.length] ?? GRADIENTS[0]
  return { initials: typed.join('').toLocaleUpperCase(locale ?? 'en'), letters, from, to }
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
