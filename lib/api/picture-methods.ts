import { consumeLimit } from '@/lib/request/limit'
import { settingsAnswer } from '@/lib/settings/answers'
import { cropSchema, MAX_UPLOAD_BYTES } from '@/lib/settings/schema'
import { deletePicture, uploadPicture } from '@/lib/settings/upload-picture'
import type { PictureKind } from '@/lib/vocabulary/brand'
import { AppError } from '@/lib/vocabulary/errors'
import { readBytes } from './body'
import { methods } from './methods'
import { ownerRoute } from './route'

/** PUT takes the file itself as its body; the query says which part of it to keep. */
export function pictureMethods(kind: PictureKind) {
  return methods({
    PUT: ownerRoute({
      scope: 'settings',
      query: cropSchema,
      answer: settingsAnswer,
      event: 'settings_changed',
      handle: async ({ request, session, query, now }) => {
        await consumeLimit('LIMIT_UPLOADS', session.id)
        const file = await readBytes(request, MAX_UPLOAD_BYTES, new AppError('picture_too_large'))
        return uploadPicture(session.id, kind, { file, crop: query, now })
      },
    }),
    DELETE: ownerRoute({
      scope: 'settings',
      event: 'settings_changed',
      handle: ({ session }) => deletePicture(session.id, kind),
    }),
  })
}
