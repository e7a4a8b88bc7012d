import { z } from 'zod'

/** Thrown with one line that an operator can act on. */
export class BackupError extends Error {
  override name = 'BackupError'
}

export const MANIFEST = 'manifest.json'
/** The keys of an embedded data folder (lib/platform/stored-secrets.ts). */
export const SECRETS = 'secrets.json'
export const FILE_LIST = 'files.jsonl'
export const tableEntry = (table: string) => `tables/${table}.jsonl`
export const fileEntry = (key: string) => `files/${key}`

const sum = { sha256: z.string().length(64) }

/** One line of FILE_LIST. */
export const fileLine = z.object({ key: z.string().regex(/^[\w-]+(\/[\w.-]+)*$/), size: z.int().min(0), ...sum })
export type FileLine = z.infer<typeof fileLine>

/** Written last: an archive without it is half of one. */
export const manifestSchema = z.object({
  format: z.literal(1),
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The newest migration of the database, as Drizzle's table has it. */
  migration: z.object({ createdAt: z.int(), hash: z.string() }),
  tables: z.record(z.string().regex(/^\w+$/), z.object({ rows: z.int().min(0), ...sum })),
  files: z.object({ count: z.int().min(0), ...sum }),
  secrets: z.object(sum).nullable(),
})
export type Manifest = z.infer<typeof manifestSchema>
