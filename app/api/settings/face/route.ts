import { pictureMethods } from '@/lib/api/picture-methods'

export const { GET, POST, PUT, PATCH, DELETE } = pictureMethods('face', {
  put: {
    id: 'putFace',
    summary: 'Set the photo',
    description:
      'The body is the file itself, at most 1,000,000 bytes. `x` and `y` (0 to 1) place the square that is shown, `zoom` (1 to 4) magnifies it.',
  },
  remove: { id: 'deleteFace', summary: 'Delete the photo' },
})
