/** Codes of countries whose people write their own numbers without one. Elsewhere visitors are asked for the code. */
const DIAL_CODES: Readonly<Record<string, string>> = {
  AE: '971',
  AR: '54',
  AT: '43',
  AU: '61',
  BE: '32',
  BR: '55',
  CA: '1',
  CH: '41',
  CL: '56',
  CN: '86',
  CO: '57',
  CZ: '420',
  DE: '49',
  DK: '45',
  EG: '20',
  ES: '34',
  FI: '358',
  FR: '33',
  GB: '44',
  GR: '30',
  HU: '36',
  IE: '353',
  IN: '91',
  IT: '39',
  JP: '81',
  KR: '82',
  MA: '212',
  MX: '52',
  NL: '31',
  NO: '47',
  NZ: '64',
  PE: '51',
  PL: '48',
  PT: '351',
  RO: '40',
  SA: '966',
  SE: '46',
  SG: '65',
  TR: '90',
  UA: '380',
  US: '1',
  ZA: '27',
}

/** Countries in which the first zero is a part of the number. */
const KEEPS_ZERO = new Set(['IT'])
const MIN_DIGITS = 7

/** The code of the country of a language such as `de-AT`; of the largest one with it where none is named. */
export function dialCodeOf(locale: string): { region: string; code: string } | undefined {
  const region = new Intl.Locale(locale).maximize().region ?? ''
  const code = Object.hasOwn(DIAL_CODES, region) ? DIAL_CODES[region] : undefined
  return code === undefined ? undefined : { region, code }
}

/** A number as it is written within a country gets the code of that country; anything else stays as it is. */
export function withDialCode(typed: string, locale: string): string {
  const number = typed.trim()
  const country = dialCodeOf(locale)
  const isLocal = /^\(?\d/.test(number) && !number.startsWith('00') && number.replace(/\D/g, '').length >= MIN_DIGITS
  if (!country || !isLocal) return typed
  const national = KEEPS_ZERO.has(country.region) ? number : number.replace(/^(\(?)0/, '$1')
  return `+${country.code} ${national}`
}
