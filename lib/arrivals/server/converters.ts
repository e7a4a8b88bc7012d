import type { ArrivalSource } from '@/lib/shared/arrivals/lists'
import type { Converter } from '../converter'
import { convertCsv } from '../csv/convert'

/** One for each source that can be brought. */
export const CONVERTERS: Partial<Record<ArrivalSource, Converter>> = { csv: convertCsv }
