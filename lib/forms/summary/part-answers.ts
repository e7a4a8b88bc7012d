import { z } from 'zod'
import { ADDRESS_PARTS } from '@/lib/shared/forms/address-parts'
import { count, id, isoInstant, words } from '@/lib/shared/text/api-shapes'
import { responseFileAnswer } from '../api-shapes'
import { asked } from './asked-answer'

const offered = { value: z.string(), label: z.string(), isOffered: z.boolean() }

export const matrixSummaryAnswer = z
  .object({
    ...asked('matrix'),
    columns: z.array(z.object(offered)).describe('Those asked now, then former ones with answers.'),
    rows: z
      .array(z.object({ ...offered, counts: z.array(count()).describe('In the order of the columns.') }))
      .describe('Those asked now, then former ones with answers.'),
  })
  .meta({ id: 'MatrixSummary' })

const wordingAnswer = z.object({
  version: words('The same for the same words.'),
  text: words('', 'I agree to the terms.'),
  count: count(),
})

export const consentSummaryAnswer = z
  .object({ ...asked('consent'), wordings: z.array(wordingAnswer).describe('The one agreed to last is the first.') })
  .meta({ id: 'ConsentSummary' })

const countryAnswer = z.object({ code: words('ISO 3166-1 alpha-2.', 'DE'), count: count() })
const shown = { responseId: id(), createdAt: isoInstant() }

export const latestAddressAnswer = z.object({ ...shown, address: z.partialRecord(z.enum(ADDRESS_PARTS), z.string()) })

export const addressSummaryAnswer = z
  .object({
    ...asked('addresses'),
    countries: z.array(countryAnswer).describe('The most frequent one first; addresses without a country are in none.'),
    latest: z.array(latestAddressAnswer).describe('The newest addresses.'),
  })
  .meta({ id: 'AddressSummary' })

export const latestFilesAnswer = z.object({ ...shown, files: z.array(responseFileAnswer) })

export const fileSummaryAnswer = z
  .object({ ...asked('files'), latest: z.array(latestFilesAnswer).describe('The files of the newest answers.') })
  .meta({ id: 'FileSummary' })
