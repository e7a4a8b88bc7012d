const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = [...'áƀçďéƒĝĥíĵķľɱñöƥɋřšţüṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĽṀÑÖƤɊŘŠŢÜṼŴẊÝŽ']

const NOT_WORDS = /(\{\w+\}|<\/?\w+>)/

/**
 * A catalogue with accents on every letter and brackets around every text: a plain letter on a screen is then a text
 * from outside the catalogue. Some vowels are doubled, because other languages need more room than English.
 * Placeholders and tags stay.
 */
export function pseudo<Words>(words: Words): Words {
  if (typeof words === 'string') return accented(words) as Words
  if (Array.isArray(words)) return words.map(pseudo) as Words
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, pseudo(value)])) as Words
}

function accented(words: string): string {
  const pieces = words
    .split(NOT_WORDS)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(/[a-z]/gi, accent)))
  return `⟦${pieces.join('')}⟧`
}

function accent(letter: string): string {
  const accented = ACCENTED[PLAIN.indexOf(letter)] ?? letter
  return 'aeo'.includes(letter) ? accented + accented : accented
}
