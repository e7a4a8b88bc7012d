import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listVisitorPaths } from '@/db/queries/accounts/accounts'
import { removePictures, replacePicture } from '@/db/queries/accounts/pictures'
import { changePages } from '@/lib/request/changed-pages'
import type { PictureKind } from '@/lib/shared/brand'
import { AppError } from '@/lib/shared/errors'
import { encodePicture } from './encode-picture'
import { findPictureProblem } from './picture-file'
import type { Crop, Settings } from './schema'
import { getSettings } from './service'

/** Checks an uploaded file, draws it anew and stores that. */
export async function uploadPicture(
  owner: OwnerId,
  kind: PictureKind,
  { file, crop, now }: { file: Uint8Array; crop: Crop; now: Date },
): Promise<Settings> {
  const problem = findPictureProblem(file)
  if (problem) throw new AppError(problem)
  const bytes = await encodePicture(owner, kind, file, crop)
  await database().transaction(async (tx) => {
    await replacePicture(tx, owner, { kind, bytes }, now)
    await changePages(tx, await listVisitorPaths(tx, owner))
  })
  return getSettings(owner)
}

export async function deletePicture(owner: OwnerId, kind: PictureKind): Promise<void> {
  await database().transaction(async (tx) => {
    await removePictures(tx, owner, kind)
    await changePages(tx, await listVisitorPaths(tx, owner))
  })
}
