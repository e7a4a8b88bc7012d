import { z } from 'zod'
import { count, emailText, id, isoInstant, words } from '@/lib/shared/text/api-shapes'

const farewell = {
  people: count('People of bookings to come, who are told by email.'),
  until: isoInstant('When the last of these emails leaves, within the limits on emails.').nullable(),
}

export const farewellAnswer = z.object(farewell).meta({ id: 'Farewell' })

export const leavingAnswer = z
  .object({
    deleteAt: isoInstant(
      'When the account is gone: after seven days, in which signing in takes the deletion back, and not before everybody is told.',
    ),
    ...farewell,
  })
  .meta({ id: 'LeavingAccount' })

export const foundPeopleAnswer = z.object({
  people: z.array(
    z.object({
      name: words('As they booked last.', 'Vera Visitor'),
      email: emailText(''),
      meetingId: id(),
      at: isoInstant('When that meeting begins.'),
    }),
  ),
  responses: z.array(
    z.object({
      id: id(),
      name: z.string().nullable(),
      email: z.string().nullable(),
      formTitle: words('', 'Feedback'),
      at: isoInstant(),
    }),
  ),
})

export const erasureAnswer = z
  .object({
    status: z.enum(['planned', 'done', 'pending']).meta({
      description:
        '`planned`: only counted. `pending`: erased but for the mails of the cancellations, which are erased when they have left, or because it is too much for one request; it goes on by itself.',
    }),
    bookings: count('Bookings that the person made.'),
    cancelled: count('Of these, those that were still to come and are cancelled.'),
    invitations: count('Meetings of others from which the person was taken out.'),
    responses: count('Responses to forms.'),
    files: count('Files of these responses.'),
  })
  .meta({ id: 'Erasure' })
