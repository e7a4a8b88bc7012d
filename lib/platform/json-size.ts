const QUOTE = 0x22
const BACKSLASH = 0x5c
const MARKS = [...'{[}],:'].map((mark) => mark.charCodeAt(0))
const [OPEN_OBJECT, OPEN_LIST, CLOSE_OBJECT, CLOSE_LIST] = MARKS
const IS_MARK = Uint8Array.from({ length: 256 }, (_, byte) => Number(MARKS.includes(byte)))

/** Values with the names of fields, and objects and lists within each other. */
type Bounds = { values: number; depth?: number }

/**
 * What JSON has more of than it may, or null: told by its marks outside of texts, which takes less than parsing it. Bytes that are
 * no JSON are counted likewise.
 */
export function excessOf(
  json: Uint8Array,
  { values, depth: maxDepth = Number.POSITIVE_INFINITY }: Bounds,
): keyof Bounds | null {
  let [count, depth, isInText] = [0, 0, false]
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] as number
    if (byte === QUOTE) isInText = !isInText
    else if (isInText) at += byte === BACKSLASH ? 1 : 0
    else if (IS_MARK[byte]) {
      if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth -= 1
      else {
        count += 1
        if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth += 1
        if (depth > maxDepth) return 'depth'
        if (count > values) return 'values'
      }
    }
  }
  return null
}
