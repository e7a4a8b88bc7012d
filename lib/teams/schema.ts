import { z } from 'zod'
import { ROLES } from '@/lib/shared/team-roles'
import { emailAddress } from '@/lib/shared/text/email-address'
import { isReservedSlug, isSlug } from '@/lib/shared/text/slug'
import { personName } from '@/lib/shared/text/text'
import { check } from '@/messages/check'
import type { invitationAnswer, invitedAnswer, memberAnswer, teamAnswer } from './api-shapes'

export const MAX_TEAMS = 50
export const MAX_MEMBERS = 200
export const MAX_INVITATIONS = 100
export const INVITATION_DAYS = 7

/** A team's screens are below `/team/{slug}`, and so is `times`, a part of a page's address. */
const teamSlug = z
  .string()
  .refine(isSlug, { error: check('slugInvalid'), abort: true })
  .refine((slug) => !isReservedSlug(slug) && slug !== 'times', check('slugReserved'))

const name = personName().refine((text) => text !== '', check('required'))

export const createTeamSchema = z.object({ name, slug: teamSlug.optional() })
export const updateTeamSchema = z.object({ name, slug: teamSlug }).partial()
/** `confirm`: the slug of the team. */
export const deleteTeamSchema = z.object({
  confirm: z
    .string({ error: check('required') })
    .trim()
    .max(100),
})
export const memberSchema = z.object({ role: z.enum(ROLES) })
export const inviteSchema = z.object({ email: emailAddress(check('emailInvalid')), role: z.enum(ROLES) })

export type Team = z.infer<typeof teamAnswer>
export type Member = z.infer<typeof memberAnswer>
export type Invitation = z.infer<typeof invitationAnswer>
/** What the holder of an invitation's link sees. */
export type Invited = z.infer<typeof invitedAnswer>
export type CreateTeamInput = z.output<typeof createTeamSchema>
export type UpdateTeamInput = z.output<typeof updateTeamSchema>
export type InviteInput = z.output<typeof inviteSchema>
