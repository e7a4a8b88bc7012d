import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { mailPreviewAnswer } from '@/lib/pages/api-shapes'
import { mailPreviewSchema } from '@/lib/pages/mail-preview'
import { previewMail } from '@/lib/pages/server/preview-mail'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'previewMail',
    area: 'Booking pages',
    summary: 'Preview a mail of a page',
    description:
      'A mail to an attendee, about a made-up booking of a page that need not be stored. Nothing is stored or sent.',
    scope: 'pages:read',
    body: mailPreviewSchema,
    answer: mailPreviewAnswer,
    handle: ({ session, body, now }) => previewMail(session.id, body, now),
  }),
})
