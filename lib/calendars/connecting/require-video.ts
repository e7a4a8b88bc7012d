import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listOwnIntegrationTypes } from '@/db/queries/calendars/integrations'
import { invalidField } from '@/lib/shared/errors'
import { check } from '@/messages/check'

/** Refuses a location whose rooms a server of the owner makes, while none is connected. */
export async function requireVideo(
  owner: OwnerId,
  { location }: { location?: string | undefined },
  db: Database = database(),
): Promise<void> {
  if (location !== 'bigbluebutton') return
  const types = [...(await listOwnIntegrationTypes(db, owner)).values()]
  if (!types.includes('bigbluebutton')) throw invalidField('location', check('bbbNotConnected'))
}
