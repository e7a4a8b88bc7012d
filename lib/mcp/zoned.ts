import { DateTime } from 'luxon'

/** An instant as a zone's clock shows it, `2027-03-01T09:00:00+01:00`. In UTC where the offset has seconds. `RangeError` on an unknown zone. */
export function inZone(instant: number | string | Date, timezone: string): string {
  const at = DateTime.fromJSDate(new Date(instant), { zone: timezone }).startOf('second')
  if (!at.isValid) throw new RangeError(at.invalidExplanation ?? 'No such time')
  const isWritable = at.offset !== 0 && Number.isInteger(at.offset)
  return (isWritable ? at : at.toUTC()).toISO({ suppressMilliseconds: true })
}
