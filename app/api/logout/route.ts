import { methods } from '@/lib/api/methods'
import { sessionRoute } from '@/lib/api/route'
import { signOut } from '@/lib/auth/sign-out'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: sessionRoute({ scope: null, event: 'sign_out', handle: ({ request }) => signOut(request) }),
})
