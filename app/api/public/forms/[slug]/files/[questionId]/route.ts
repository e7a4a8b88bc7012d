import { methods } from '@/lib/api/methods'
import { FILE_ERRORS, FILE_UPLOAD } from '@/lib/api/openapi/file-upload'
import { publicRoute } from '@/lib/api/route'
import { fileUploadAnswer } from '@/lib/forms/api-shapes'
import { uploadFile } from '@/lib/forms/server/upload-file'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  // The body is the file, which is read as it comes.
  POST: publicRoute({
    id: 'uploadFile',
    area: 'Visitors of forms',
    summary: 'Send a file for a question',
    limits: ['LIMIT_FILES'],
    status: 201,
    answer: fileUploadAnswer,
    ...FILE_UPLOAD,
    errors: ['form_not_published', 'question_not_found', 'form_closed', ...FILE_ERRORS],
    handle: ({ request, params, address, now }) => uploadFile(params, { request, address, now }),
  }),
})
