import { z } from 'zod'
import { PARTS } from '@/lib/shared/portability'

export const exportAnswer = z.object({ id: z.string(), status: z.literal('ready') }).meta({ id: 'Export' })

const counts = z.object({
  added: z.int(),
  kept: z.int().describe('Here already; they stay as they are.'),
  skipped: z.int().describe('Left out, because their time is taken or something that they need is missing.'),
})

/** Tells what an import does, or has done. */
export const importAnswer = z
  .object({
    dryRun: z.boolean(),
    createdAt: z.string().describe('When the zip was exported.'),
    parts: z.object(
      Object.fromEntries(PARTS.map((part) => [part, counts])) as Record<(typeof PARTS)[number], typeof counts>,
    ),
    erased: z
      .int()
      .describe(
        'Bookings, meetings and responses that come without somebody who was erased from this account, or from the one that exported the zip on this server.',
      ),
    renamed: z
      .array(z.object({ from: z.string(), to: z.string() }))
      .describe('Addresses that somebody else has here, and those that take their place.'),
    reminders: z
      .int()
      .describe(
        'New bookings with reminders or a follow-up that are still to come. They go out with `reminders=1` only.',
      ),
    conflicts: z
      .array(z.object({ startTime: z.string(), attendeeName: z.string() }))
      .describe('The first 100 bookings that are left out, because their time is taken here.'),
    unknownHosts: z
      .array(z.string())
      .optional()
      .describe('Of a team: addresses of hosts who are no members of it, and hold nothing of what comes.'),
  })
  .meta({ id: 'Import' })

export type ImportPlan = z.infer<typeof importAnswer>
