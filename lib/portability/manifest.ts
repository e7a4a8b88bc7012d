import { z } from 'zod'
import { EXPORT_SCHEMA, PARTS } from '@/lib/shared/portability'
import { ROLES } from '@/lib/shared/team-roles'

const count = z.int().min(0)

/** The last entry of an export: what is in the others. */
export const manifestSchema = z.object({
  product: z.literal('slotform'),
  schema: z.literal(EXPORT_SCHEMA),
  /** The version of the product that wrote it. */
  version: z.string().max(50),
  createdAt: z.string().max(40),
  /** The account that it is of, with a signature over what is in the zip. */
  account: z.object({ id: z.guid(), seal: z.string().max(64) }).optional(),
  /** Of a team, for who reads it: an import makes nobody a member. */
  members: z
    .array(z.object({ name: z.string().max(1000), email: z.string().max(1000), role: z.enum(ROLES) }))
    .max(1000)
    .optional(),
  /** Fingerprints of the secrets that have signed its links. */
  signingKeys: z.array(z.string().max(64)).max(100),
  counts: z.object(
    Object.fromEntries(PARTS.map((part) => [part, count])) as Record<(typeof PARTS)[number], typeof count>,
  ),
  /** Checked by `entrySchema`, some at a time. */
  entries: z.record(z.string(), z.custom<EntryFacts>()),
})

export const entrySchema = z.object({ size: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) })

export type Manifest = z.infer<typeof manifestSchema>
export type EntryFacts = z.infer<typeof entrySchema>
