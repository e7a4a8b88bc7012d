import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { fileStorageAnswer } from '@/lib/forms/answers'
import { readFileStorage } from '@/lib/forms/server/file-storage'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ scope: 'forms', answer: fileStorageAnswer, handle: ({ now }) => readFileStorage(now) }),
})
