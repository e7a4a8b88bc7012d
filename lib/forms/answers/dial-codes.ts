import { toPlainDigits } from '@/lib/shared/text/plain-letters'

/** Codes of countries whose people write their own numbers without one. Elsewhere visitors are asked for the code. */
const DIAL_CODES =
  ' AE971 AR54 AT43 AU61 BE32 BR55 CA1 CH41 CL56 CN86 CO57 CZ420 DE49 DK45 EG20 ES34 FI358 FR33 GB44 GR30 HU36 IE353 IN91 IT39 JP81 KR82 MA212 MX52 NL31 NO47 NZ64 PE51 PL48 PT351 RO40 SA966 SE46 SG65 TR90 UA380 US1 ZA27'

/** Countries in which the first zero is a part of the number. */
const KEEPS_ZERO = new Set(['IT'])
const MIN_DIGITS = 7

/** The code of the country of a language such as `de-AT`; of the largest one with it where none is named. */
export function dialCodeOf(locale: string): { region: string; code: string } | undefined {
  const region = new Intl.Locale(locale).maximize().region ?? ''
  const code = new RegExp(` ${region}(\\d+)`).exec(DIAL_CODES)?.[1]
  return code === undefined ? undefined : { region, code }
}

/** A number as it is written within a country gets the code of that country; anything else stays as it is. */
export function withDialCode(typed: string, locale: string): string {
  const number = toPlainDigits(typed).trim()
  const country = dialCodeOf(locale)
  const isLocal = /^\(?\d/.test(number) && !number.startsWith('00') && number.replace(/\D/g, '').length >= MIN_DIGITS
  if (!country || !isLocal) return typed
  const national = KEEPS_ZERO.has(country.region) ? number : number.replace(/^(\(?)0/, '$1')
  return `+${country.code} ${national}`
}
