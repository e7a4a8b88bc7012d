import { z } from 'zod'
import { ROLES } from '@/lib/shared/team-roles'
import { emailText, id, isoInstant, words, zoneName } from '@/lib/shared/text/api-shapes'

const role = z.enum(ROLES)

export const teamAnswer = z
  .object({
    id: id(),
    name: words('', 'Practice Lovelace'),
    slug: words('Of its screens and its profile.', 'practice-lovelace'),
    role: role.describe('The caller’s.'),
    members: z.int(),
    createdAt: isoInstant(),
    deleteAt: isoInstant('Its deletion; null for a team that stays.').nullable(),
  })
  .meta({ id: 'Team', description: 'An account that has members and that nobody signs in to.' })

export const memberAnswer = z
  .object({
    account: id(),
    name: words('', 'Ada Lovelace'),
    email: emailText('Null unless the caller is an owner or admin of the team.').nullable(),
    role,
    joinedAt: isoInstant(),
  })
  .meta({ id: 'Member' })

export const invitationAnswer = z
  .object({ id: id(), email: emailText(), role, createdAt: isoInstant(), expiresAt: isoInstant() })
  .meta({ id: 'Invitation' })

export const invitedAnswer = z.object({
  team: z.object({ name: words('', 'Practice Lovelace') }),
  invitedBy: words('', 'Ada Lovelace'),
  email: emailText(),
  role,
  expiresAt: isoInstant(),
})

export const roomAnswer = z
  .object({
    id: id(),
    name: words('', 'Green room'),
    description: words('', 'Second floor, six seats'),
    timezone: zoneName(),
    createdAt: isoInstant(),
  })
  .meta({ id: 'Room', description: 'An account of a team for what can be in one meeting at a time.' })
