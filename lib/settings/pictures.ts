import { database } from '@/db/client'
import { findPicture, type Picture } from '@/db/queries/accounts/pictures'
import { type Brand, PICTURE_TYPES } from '@/lib/shared/brand'
import { AppError } from '@/lib/shared/errors'

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
