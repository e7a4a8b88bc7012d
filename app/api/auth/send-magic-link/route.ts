import { consumeLimit } from '@/lib/api/limit'
import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { linkSent } from '@/lib/auth/link-responses'
import { sendMagicLinkSchema } from '@/lib/auth/schema'
import { sendMagicLink } from '@/lib/auth/sign-in'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: publicRoute({
    limits: ['LIMIT_LINKS_IP'],
    body: sendMagicLinkSchema,
    handle: async ({ body, now }) => {
      await consumeLimit('LIMIT_LINKS_EMAIL', body.email)
      return linkSent(await sendMagicLink(body.email, now), body.next)
    },
  }),
})
