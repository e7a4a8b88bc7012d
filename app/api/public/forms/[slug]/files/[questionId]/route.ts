import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { fileUploadAnswer } from '@/lib/forms/answers'
import { uploadFile } from '@/lib/forms/server/upload-file'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  // The body is the file, which is read as it comes.
  POST: publicRoute({
    limits: ['LIMIT_FILES'],
    status: 201,
    answer: fileUploadAnswer,
    handle: ({ request, params, now }) => uploadFile(params, request, now),
  }),
})
