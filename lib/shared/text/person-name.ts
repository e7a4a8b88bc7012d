/** A name as it may stand in a header or a calendar file: no quotes, no control characters, one line. */
export function cleanName(name: string): string {
  return name
    .replaceAll('"', "'")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

/** Characters that mail clients, browsers or readers take for a dot but that NFKC leaves as they are. */
const OTHER_DOTS =
  /[\u3002\u06d4\u0701\u0702\u0660\u06f0\u00b7\u2022\u2027\u2219\u22c5\u30fb\ua4f8\ua60e\u{10a50}\u{1d16d}]/gu
/** The same for the slash and the colon of `://`. */
const OTHER_SLASHES = /[\u2044\u2215\u29f8\u29f5\u2571\u2572\\]/gu
const OTHER_COLONS = /[\u2236\u02d0\ua789\u05c3\u0589]/gu
/** Invisible characters: soft hyphens, zero-width spaces and joiners, direction marks, variation selectors. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** `://`, `www.`, an @, or a dot between a word and what may be a top-level domain or the rest of an IP address. */
const LINK = /:\/\/|www\.|@|[\p{L}\p{N}]\.(?:[\p{L}\p{M}\p{N}-]{2}|\p{N})/iu

/**
 * True when a name that a visitor typed may be repeated in an email or invitation to an unverified address: false when
 * it contains anything that a mail client may turn into a link, or that a reader may take for one. Names with initials
 * pass (`J. R. R. Tolkien`, `J.R. Smith`).
 */
export function isSafeToRepeat(name: string): boolean {
  const plain = name
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .replace(OTHER_DOTS, '.')
    .replace(OTHER_SLASHES, '/')
    .replace(OTHER_COLONS, ':')
  return !LINK.test(plain)
}

/** The name as it may be repeated to such an address, or null. */
export function nameToRepeat(name: string): string | null {
  const clean = cleanName(name)
  return clean && isSafeToRepeat(clean) ? clean : null
}
