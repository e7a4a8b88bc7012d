import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { fileStorageAnswer } from '@/lib/forms/api-shapes'
import { readFileStorage } from '@/lib/forms/server/file-storage'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'getFileStorage',
    area: 'Responses',
    summary: 'Tell whether files can be stored',
    description: 'Visitors can send files with forms while it is `ready`.',
    scope: 'forms',
    answer: fileStorageAnswer,
    handle: ({ now }) => readFileStorage(now),
  }),
})
