import { consumeLimit } from '@/lib/request/limit'
import { settingsAnswer } from '@/lib/settings/api-shapes'
import { cropSchema, MAX_UPLOAD_BYTES } from '@/lib/settings/schema'
import { deletePicture, uploadPicture } from '@/lib/settings/upload-picture'
import type { PictureKind } from '@/lib/shared/brand'
import { AppError } from '@/lib/shared/errors'
import { readBytes } from './body'
import { methods } from './methods'
import type { Operation } from './openapi/operation'
import { ownerRoute } from './route'

type Operations = { put: Omit<Operation, 'area'>; remove: Omit<Operation, 'area'> }

/** PUT takes the file itself as its body; the query says which part of it to keep. */
export function pictureMethods(kind: PictureKind, { put, remove }: Operations) {
  return methods({
    PUT: ownerRoute({
      ...put,
      area: 'Settings',
      scope: 'settings',
      query: cropSchema,
      answer: settingsAnswer,
      event: 'settings_changed',
      bodyTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
      errors: [
        'picture_too_large',
        'picture_type',
        'picture_svg',
        'picture_mixed',
        'picture_unreadable',
        'picture_too_wide',
        'busy_with_pictures',
      ],
      handle: async ({ request, session, query, now }) => {
        await consumeLimit('LIMIT_UPLOADS', session.id)
        const file = await readBytes(request, MAX_UPLOAD_BYTES, new AppError('picture_too_large'))
        return uploadPicture(session.id, kind, { file, crop: query, now })
      },
    }),
    DELETE: ownerRoute({
      ...remove,
      area: 'Settings',
      scope: 'settings',
      event: 'settings_changed',
      handle: ({ session }) => deletePicture(session.id, kind),
    }),
  })
}
