import { MINUTE_MS } from './units'
import { offsetAt } from './zone-clock'

/** Cities that browsers still name by what they were called before. */
const CITY_NAMES: Record<string, string> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  'Coral Harbour': 'Atikokan',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh',
  Truk: 'Chuuk',
}

/** `America/Argentina/Buenos_Aires` → `Buenos Aires`, `Asia/Calcutta` → `Kolkata`. */
export function englishCityOf(timezone: string): string {
  const city = timezone.slice(timezone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  return CITY_NAMES[city] ?? city
}

/** The offset of a zone at an instant: `GMT+3`, `GMT+5:45`, `GMT`. Throws `RangeError` on an unknown zone. */
export function offsetLabel(timezone: string, atMs: number): string {
  const offset = offsetAt(timezone, atMs) / MINUTE_MS
  const minutes = Math.trunc(Math.abs(offset))
  if (minutes === 0) return 'GMT'
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`
  return `GMT${offset < 0 ? '-' : '+'}${Math.floor(minutes / 60)}${rest}`
}
