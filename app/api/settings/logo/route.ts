import { pictureMethods } from '@/lib/api/picture-methods'

export const { GET, POST, PUT, PATCH, DELETE } = pictureMethods('logo', {
  put: {
    id: 'putLogo',
    summary: 'Set the logo',
    description: 'The body is the file itself, at most 1,000,000 bytes. It is kept whole.',
  },
  remove: { id: 'deleteLogo', summary: 'Delete the logo' },
})
