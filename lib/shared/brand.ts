import type { z } from 'zod'
import type { brandAnswer, namedBrandAnswer } from './api-shapes'

/** The uses of an owner's pictures. */
export const PICTURE_KINDS = ['face', 'logo'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** Each kind is stored in one format, which browsers, mail programs and preview images can draw. */
export const PICTURE_TYPES: Record<PictureKind, string> = { face: 'image/jpeg', logo: 'image/png' }

/** Days for which a replaced picture is still served, because mails and caches show it. */
export const REPLACED_DAYS = 30

/** The columns of an owner's look. */
export type StoredBrand = { bio: string; accent: string; faceId: string | null; logoId: string | null }

/** An owner's look as visitors see it. Texts are empty and pictures null until they are set. Pictures are paths. */
export type Brand = z.infer<typeof brandAnswer>

/** The look of somebody who is not named beside it. */
export type NamedBrand = z.infer<typeof namedBrandAnswer>

/** The same in a mail, with absolute addresses. */
export type MailBrand = { name: string; accent: string; faceUrl: string | null; logoUrl: string | null }

/** Null for an owner who has set nothing. */
export function toBrand({ bio, accent, faceId, logoId }: StoredBrand): Brand | null {
  if (!bio && !accent && !faceId && !logoId) return null
  return { bio, accent, face: picturePath(faceId), logo: picturePath(logoId) }
}

export function toMailBrand(
  { name, accent, faceId, logoId }: StoredBrand & { name: string },
  appUrl: string,
): MailBrand {
  const toUrl = (id: string | null) => id && appUrl + picturePath(id)
  return { name, accent, faceUrl: toUrl(faceId), logoUrl: toUrl(logoId) }
}

/** A picture's path never serves another picture, so it can be cached for long. */
export function picturePath(id: string | null): string | null {
  return id && `/api/public/pictures/${id}`
}
