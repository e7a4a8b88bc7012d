import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { pictures, users } from '@/db/schema'
import type { PictureKind } from '@/lib/shared/brand'
import { lockOwner } from './owner-lock'

/** Replaced pictures of one kind that an owner may have. Older ones go at once. */
const REPLACED_KEPT = 4

const owned = (owner: OwnerId, kind: PictureKind) => and(eq(pictures.userId, owner), eq(pictures.kind, kind))

export type Picture = { kind: PictureKind; bytes: Uint8Array }

/** Serves current and replaced pictures, but none of a disabled account. */
export async function findPicture(db: Database, id: string): Promise<Picture | null> {
  const [row] = await db
    .select({ kind: pictures.kind, bytes: pictures.bytes })
    .from(pictures)
    .innerJoin(users, and(eq(users.id, pictures.userId), isNull(users.disabledAt)))
    .where(eq(pictures.id, id))
  return row ?? null
}

/** In a transaction. Replaces the current picture; a concurrent upload waits. */
export async function replacePicture(tx: Database, owner: OwnerId, picture: Picture, now: Date): Promise<void> {
  await lockOwner(tx, owner)
  const ofKind = owned(owner, picture.kind)
  await tx
    .update(pictures)
    .set({ replacedAt: now })
    .where(and(ofKind, isNull(pictures.replacedAt)))
  await tx.insert(pictures).values({ userId: owner, ...picture, createdAt: now })
  await deletePictures(tx, ofKind, REPLACED_KEPT + 1)
}

/** Deletes the pictures of a kind, the replaced ones too. */
export async function removePictures(db: Database, owner: OwnerId, kind: PictureKind): Promise<void> {
  await deletePictures(db, owned(owner, kind), 0)
}

async function deletePictures(db: Database, which: SQL | undefined, kept: number): Promise<void> {
  const old = db.select({ id: pictures.id }).from(pictures).where(which)
  const ordered = old.orderBy(desc(pictures.createdAt), desc(pictures.id)).offset(kept)
  await db.delete(pictures).where(inArray(pictures.id, ordered))
}
