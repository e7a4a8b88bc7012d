export type BrowserName = { name: string; system: string }

/** The first pattern that fits decides: most browsers name others as well. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** A browser in words of our own: its `User-Agent` is whatever a stranger sends, and is repeated nowhere. Null if unknown. */
export function browserName(userAgent: string | null): BrowserName | null {
  const text = (userAgent ?? '').slice(0, 500)
  const find = (known: readonly (readonly [string, RegExp])[]) => known.find(([, pattern]) => pattern.test(text))?.[0]
  const [name, system] = [find(BROWSERS), find(SYSTEMS)]
  return name && system ? { name, system } : null
}
