import type { Manifest } from './manifest'

/**
 * Says what `npm run restore` did. A server that gets its keys from the environment may have a data folder with others, which have signed
 * nothing: those of the archive count only where none were set.
 */
export function linesOf(
  file: string,
  { tables, files, secrets }: Pick<Manifest, 'tables' | 'files' | 'secrets'>,
  to: { applied: number; isEmbedded: boolean },
): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const keys = 'Set AUTH_SECRET and ENCRYPTION_KEY as they were where the backup was written.'
  return [
    `Restored ${file}: ${rows} rows of ${Object.keys(tables).length} tables, ${files.count} files.`,
    to.applied > 0 && `Applied ${to.applied} migrations.`,
    !secrets && keys,
    secrets &&
      to.isEmbedded &&
      'If AUTH_SECRET or ENCRYPTION_KEY was set where the backup was written, set it here, too.',
    secrets && !to.isEmbedded && `${keys} If one was not set there, take it from secrets.json of the backup.`,
  ]
    .filter(Boolean)
    .join('\n')
}
