import { z } from 'zod'
import { words } from '@/lib/shared/text/api-shapes'
import { settingsSchema } from './schema'

export const settingsAnswer = settingsSchema
  .required()
  .extend({
    holidays: z
      .object({ country: words('ISO 3166-1.', 'DE'), region: words('', 'BW').nullable() })
      .nullable()
      .describe('The region whose public holidays are time off; null without one.'),
    face: words('Path of the picture.', '/api/public/pictures/3f0c…').nullable(),
    logo: words('Path of the picture.').nullable(),
    saved: z
      .boolean()
      .describe('False until the owner has saved a time zone: that of `timezone` is a preset until then.'),
  })
  .meta({ id: 'Settings', description: 'Preferences, profile and look of the account.' })
