import type { ConvertContext } from '@/lib/arrivals/converter'
import { arrivalOptionsSchema } from '@/lib/arrivals/options-schema'

const NOW = new Date('2027-03-01T09:00:00.000Z')

/** What a converter gets beside the documents of an owner who has said nothing. */
export const CONTEXT: ConvertContext = {
  now: NOW,
  timezone: 'Europe/Berlin',
  pastDays: 365,
  options: arrivalOptionsSchema.parse({}),
  form: null,
  pause: async () => {},
}
