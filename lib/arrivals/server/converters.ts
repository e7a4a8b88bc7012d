import type { OpenSource } from '@/lib/shared/arrivals/lists'
import { convertCalendly } from '../calendly/convert'
import type { Converter } from '../converter'
import { convertCsv } from '../csv/convert'
import { convertIcs } from '../ics/convert'

/** One for each source that can be brought. */
export const CONVERTERS: Record<OpenSource, Converter> = {
  calendly: convertCalendly,
  csv: convertCsv,
  ics: convertIcs,
}
