import type { ArrivalSource } from '@/lib/shared/arrivals/lists'
import { convertCalcom } from '../calcom/convert'
import { convertCalendly } from '../calendly/convert'
import type { Converter } from '../converter'
import { convertCsv } from '../csv/convert'
import { convertGoogleForms } from '../google-forms/convert'
import { convertIcs } from '../ics/convert'
import { convertTypeform } from '../typeform/convert'

/** One for each source that can be brought. */
export const CONVERTERS: Record<ArrivalSource, Converter> = {
  calcom: convertCalcom,
  calendly: convertCalendly,
  csv: convertCsv,
  google_forms: convertGoogleForms,
  ics: convertIcs,
  typeform: convertTypeform,
}
