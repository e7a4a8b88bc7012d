import { HOUR_MS, MINUTE_MS } from './units'

/** Reads the offset that `longOffset` writes at the end: `GMT`, `GMT-03:30`, and with seconds before 1972 in Liberia. */
export function parseOffset(text: string): number {
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? []
  const size = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * 1000
  return sign === '-' ? -size : size
}
