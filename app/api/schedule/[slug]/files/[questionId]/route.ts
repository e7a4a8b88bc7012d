import { methods } from '@/lib/api/methods'
import { FILE_ERRORS, FILE_UPLOAD } from '@/lib/api/openapi/file-upload'
import { optionalSessionRoute } from '@/lib/api/route'
import { fileUploadAnswer } from '@/lib/forms/api-shapes'
import { uploadFileOfPage } from '@/lib/forms/server/upload-file'
import { requirePageId, toPageKey } from '@/lib/meetings/server/booking/schedule'
import { scheduleQuerySchema } from '@/lib/meetings/visitor/booking-schema'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  // The body is the file, which is read as it comes.
  POST: optionalSessionRoute({
    id: 'uploadBookingFile',
    area: 'Finding and booking',
    summary: 'Send a file for a question of a booking',
    scope: 'meetings',
    limits: ['LIMIT_FILES'],
    query: scheduleQuerySchema,
    status: 201,
    answer: fileUploadAnswer,
    ...FILE_UPLOAD,
    errors: ['page_not_found', 'question_not_found', ...FILE_ERRORS],
    handle: async ({ request, params, session, query, address, now }) => {
      const pageId = await requirePageId(await toPageKey(params.slug, session, query.k))
      return uploadFileOfPage({ pageId, questionId: params.questionId }, { request, address, now })
    },
  }),
})
