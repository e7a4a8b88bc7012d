import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { listVisitorPaths } from '@/db/queries/accounts/accounts'
import { findPicture, type Picture, removePictures, replacePicture } from '@/db/queries/accounts/pictures'
import { changePages } from '@/lib/request/changed-pages'
import { type Brand, PICTURE_TYPES, type PictureKind } from '@/lib/vocabulary/brand'
import { AppError } from '@/lib/vocabulary/errors'
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

export async function getPicture(id: string): Promise<Picture> {
  const picture = await findPicture(database(), id)
  if (!picture) throw new AppError('picture_not_found')
  return picture
}

/** The pictures of a look as `data:` addresses, for a preview image, which loads nothing. */
export async function readPreviewPictures(brand: Brand | undefined | null) {
  const [face, logo] = await Promise.all([readAsData(brand?.face), readAsData(brand?.logo)])
  return { face, logo }
}

async function readAsData(path: string | null | undefined): Promise<string | null> {
  const picture = path && (await findPicture(database(), path.slice(path.lastIndexOf('/') + 1)))
  return picture ? `data:${PICTURE_TYPES[picture.kind]};base64,${Buffer.from(picture.bytes).toString('base64')}` : null
}
