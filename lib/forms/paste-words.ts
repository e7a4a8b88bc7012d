/** Words of forms in English, German and Turkish, in lower case. */

const bracketed = (words: string) => new RegExp(`\\s?[([](?:${words})[)\\]]`, 'iu')

export const REQUIRED = bracketed('required|mandatory|pflicht|pflichtfeld|pflichtangabe|erforderlich|zorunlu')
export const OPTIONAL = bracketed('optional|freiwillig|isteğe bağlı')
export const SEVERAL = bracketed(
  [
    '(?:please )?(?:choose|select|check|tick|mark) all that apply',
    'multiple (?:choice|answers)|several (?:answers )?possible',
    'mehrfach(?:auswahl|nennung(?:en)?|antworten)(?: möglich)?|mehrere antworten(?: möglich)?',
    'birden (?:fazla|çok)(?: seçenek)?(?: seçilebilir)?|çoktan seçmeli',
  ].join('|'),
)
export const YES_NO = bracketed('yes ?/ ?no|ja ?/ ?nein|evet ?/ ?hayır')

/** An option for an answer of one's own, which has a blank behind it. */
export const OTHER = /^(?:other|others|something else|sonstiges|andere|anderes|diğer|başka)$/iu

const YES_AND_NO = ['yes no', 'ja nein', 'evet hayır']

export function isYesAndNo(labels: readonly string[]): boolean {
  return labels.length === 2 && YES_AND_NO.includes(labels.join(' ').toLowerCase())
}

/** The types that a question's words ask for, where nothing below it says how it is answered. */
const ASKED_BY_WORDS = {
  email: /(?<!\p{L})(?:e-?mail|e-?posta)/iu,
  phone: /(?<!\p{L})(?:phone|telephone|mobile number|telefon|handynummer|tel\.)/iu,
  url: /(?<!\p{L})(?:website|web site|homepage|url|webseite|internetseite)/iu,
  date: /(?<!\p{L})(?:dates?|birthday|datum|geburtsdatum|geburtstag|tarih|tarihi|tarihiniz)(?!\p{L})/iu,
  number: /(?<!\p{L})(?:how many|number of|wie viele|anzahl|kaç)(?!\p{L})/iu,
} as const

export function typeOfWords(question: string): keyof typeof ASKED_BY_WORDS | 'text' {
  const types = Object.keys(ASKED_BY_WORDS) as (keyof typeof ASKED_BY_WORDS)[]
  return types.find((type) => ASKED_BY_WORDS[type].test(question)) ?? 'text'
}
