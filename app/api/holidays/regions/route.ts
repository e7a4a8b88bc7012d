import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { holidayCountryAnswer } from '@/lib/time-off/api-shapes'
import { holidayCountriesQuerySchema } from '@/lib/time-off/schema'
import { listCountries } from '@/lib/time-off/server/holiday-library'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listHolidayRegions',
    area: 'Time off',
    summary: 'List countries and regions with holidays',
    scope: 'settings',
    query: holidayCountriesQuerySchema,
    answer: z.array(holidayCountryAnswer),
    handle: ({ query }) => listCountries(query.language),
  }),
})
