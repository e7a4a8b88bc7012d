/** Accents and case do not count: `cagri` finds `Çağrı`. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')

/**
 * Scores texts against the typed one: 1 when one of them begins with it, less when each typed word begins a word of theirs,
 * least when each is somewhere in them, 0 when one is missing.
 */
export function matchTexts(texts: readonly string[], typed: string): number {
  const wanted = plain(typed).trim()
  const all = texts.map(plain)
  if (all.some((text) => text.startsWith(wanted))) return 1
  const words = wanted.split(/\s+/)
  const found = all.join(' ')
  if (!words.every((word) => found.includes(word))) return 0
  const starts = found.split(/[^\p{L}\p{N}]+/u)
  return words.every((word) => starts.some((start) => start.startsWith(word))) ? 0.8 : 0.5
}
