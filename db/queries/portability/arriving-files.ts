import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { formFiles, forms } from '@/db/schema'

/** Files of responses that an import has announced and not brought yet. */
export function listArrivingFiles(db: Database, owner: OwnerId): Promise<{ id: string; key: string; name: string }[]> {
  return db
    .select({ id: formFiles.id, key: formFiles.key, name: formFiles.name })
    .from(formFiles)
    .innerJoin(forms, and(eq(forms.id, formFiles.formId), eq(forms.userId, owner)))
    .where(and(eq(formFiles.state, 'arriving'), isNotNull(formFiles.responseId)))
}

/** Once its object is written. The type is the one that its content shows here. */
export async function keepArrivedFile(db: Database, id: string, type: string): Promise<void> {
  await db
    .update(formFiles)
    .set({ state: 'kept', type })
    .where(and(eq(formFiles.id, id), eq(formFiles.state, 'arriving')))
}
