import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { createFormSchema } from '@/lib/forms/schema'
import { createOwnForm, listOwnForms } from '@/lib/forms/server/service'
import { log } from '@/lib/log/log'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session }) => listOwnForms(session.id) }),
  POST: ownerRoute({
    body: createFormSchema,
    status: 201,
    handle: async ({ session, body }) => {
      const form = await createOwnForm(session.id, body)
      if (form.isPublished) log('form_published', { target: form.id })
      return form
    },
  }),
})
