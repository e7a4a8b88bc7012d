const QUOTE = 0x22
const BACKSLASH = 0x5c
const SEPARATORS = new Set([...'{[,:'].map((mark) => mark.charCodeAt(0)))

/** True for JSON of more values, names included: told by its marks outside of texts, which takes less than parsing it. */
export function hasMoreValues(json: Uint8Array, max: number): boolean {
  // Each takes a byte and a mark.
  if (json.length <= 2 * max) return false
  let count = 0
  let isInText = false
  for (let at = 0; at < json.length && count <= max; at += 1) {
    const byte = json[at] as number
    if (byte === QUOTE) isInText = !isInText
    else if (isInText) at += byte === BACKSLASH ? 1 : 0
    else if (SEPARATORS.has(byte)) count += 1
  }
  return count > max
}
