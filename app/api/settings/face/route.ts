import { pictureMethods } from '@/lib/api/picture-methods'

export const { GET, POST, PUT, PATCH, DELETE } = pictureMethods('face')
