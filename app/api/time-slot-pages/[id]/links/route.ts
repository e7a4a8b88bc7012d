import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { pageLinkAnswer } from '@/lib/pages/api-shapes'
import { pageLinkSchema } from '@/lib/pages/link-schema'
import { createLink, listLinks } from '@/lib/pages/server/links'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listPageLinks',
    area: 'Booking pages',
    summary: 'List the links of a page',
    description: 'Newest first, those that are used up included.',
    scope: 'pages',
    answer: z.array(pageLinkAnswer),
    errors: ['page_not_found'],
    handle: ({ session, params }) => listLinks(session.id, params.id),
  }),
  POST: ownerRoute({
    id: 'createPageLink',
    area: 'Booking pages',
    summary: 'Create a link of a page',
    scope: 'pages',
    body: pageLinkSchema,
    bodyIsOptional: true,
    status: 201,
    answer: pageLinkAnswer,
    errors: ['page_not_found', 'too_many_links'],
    handle: ({ session, params, body, key }) => createLink(session.id, params.id, body, key),
  }),
})
