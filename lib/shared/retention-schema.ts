import { z } from 'zod'
import { check } from '@/messages/check'
import { MAX_RETENTION_DAYS, MIN_RETENTION_DAYS } from './retention'

const OUT_OF_RANGE = check('retentionDays', { min: MIN_RETENTION_DAYS, max: MAX_RETENTION_DAYS })

/** Null: for good. */
export const retentionDays = z
  .int(OUT_OF_RANGE)
  .min(MIN_RETENTION_DAYS, OUT_OF_RANGE)
  .max(MAX_RETENTION_DAYS, OUT_OF_RANGE)
  .nullable()

export const retentionAnswer = (description: string) =>
  z
    .int()
    .nullable()
    .meta({ description, examples: [365] })
