import { randomBytes } from 'node:crypto'
import { type Database, database } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import type { PersonId } from '@/db/owner-id'
import { listVisitorPaths } from '@/db/queries/accounts/accounts'
import { keepAccount } from '@/db/queries/accounts/leaving'
import { lockOwner } from '@/db/queries/accounts/owner-lock'
import { saveSettings } from '@/db/queries/accounts/settings'
import { isRetiredByOther } from '@/db/queries/pages/retired-paths'
import { countTeams, createTeam, findTeam, listTeams, type TeamRow } from '@/db/queries/teams/teams'
import { retryTransaction } from '@/db/retry'
import { leave } from '@/lib/people/server/leave-account'
import { changePages } from '@/lib/request/changed-pages'
import { once } from '@/lib/request/once'
import { renameProfile } from '@/lib/settings/profile-name'
import { readSettings } from '@/lib/settings/service'
import { AppError, invalidField } from '@/lib/shared/errors'
import { profilePath } from '@/lib/shared/profile'
import { isReservedSlug, isSlug, toSlugWords } from '@/lib/shared/text/slug'
import { check } from '@/messages/check'
import { type CreateTeamInput, MAX_TEAMS, type Team, type UpdateTeamInput } from '../schema'
import { asLeading, asTeamOwner, requireMember } from './member'

const TRIES = 5

/** Those of which somebody is a member, by name. */
export async function listOwnTeams(person: PersonId): Promise<Team[]> {
  return (await listTeams(database(), person)).map(toTeam)
}

export async function getTeam(person: PersonId, id: string): Promise<Team> {
  return toTeam(await requireMember(person, id))
}

/** Its maker is its first owner; zone, first weekday and language begin as theirs. */
export async function makeTeam(person: PersonId, { name, slug }: CreateTeamInput): Promise<Team> {
  const create = (chosen: string) =>
    database().transaction((tx) => once(tx, () => writeTeam(tx, person, { name, slug: chosen })))
  if (slug) return refuseTaken(create(slug))
  const words = toSlugWords(name)
  const base = isSlug(words) && !isReservedSlug(words) ? words : 'team'
  for (let tries = 1; ; tries += 1) {
    const isFirst = tries === 1 && base === words
    try {
      return await refuseTaken(create(isFirst ? base : `${base}-${randomBytes(3).toString('hex')}`))
    } catch (error) {
      if (tries === TRIES || !(error instanceof AppError) || error.code !== 'slug_taken') throw error
    }
  }
}

async function writeTeam(tx: Database, person: PersonId, input: { name: string; slug: string }): Promise<Team> {
  await lockOwner(tx, person)
  if ((await countTeams(tx, person)) >= MAX_TEAMS) throw new AppError('too_many_teams')
  const { timezone, weekStartDay, language, saved } = await readSettings(tx, person)
  const id = await createTeam(tx, person, { ...input, timezone, weekStartDay, language, saved })
  if (await isRetiredByOther(tx, id, profilePath(input.slug))) throw new AppError('slug_taken')
  const made = await findTeam(tx, person, id)
  if (!made) throw new Error('The team was not written')
  return toTeam(made)
}

async function refuseTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (isUniqueViolation(error) || isTakenName(error)) throw new AppError('slug_taken')
    throw error
  }
}

/** A team's slug is a name like that of a person's profile. */
function isTakenName(error: unknown): boolean {
  return error instanceof AppError && error.code === 'username_taken'
}

export async function changeTeam(
  person: PersonId,
  id: string,
  { name, slug }: UpdateTeamInput,
  now: Date,
): Promise<Team> {
  const team = asLeading(await requireMember(person, id))
  await refuseTaken(
    retryTransaction(database(), async (tx) => {
      const before = await readSettings(tx, team.id)
      if (name !== undefined) await saveSettings(tx, team.id, { fullName: name }, now)
      if (slug !== undefined && slug !== before.username) await renameProfile(tx, team.id, before, slug)
      await changePages(tx, [profilePath(before.username), ...(await listVisitorPaths(tx, team.id))])
    }),
  )
  return getTeam(person, id)
}

/** Closes its pages and forms, cancels its bookings to come, and has it deleted when the grace is over. */
export async function deleteTeam(
  person: PersonId,
  id: string,
  confirm: string,
  now: Date,
): Promise<{ deleteAt: string }> {
  const team = asTeamOwner(await requireMember(person, id))
  if (confirm.toLowerCase() !== team.slug) throw invalidField('confirm', check('notTeamSlug'))
  const { deleteAt } = await leave(team.id, now)
  return { deleteAt }
}

/** What was cancelled stays cancelled. */
export async function restoreTeam(person: PersonId, id: string, now: Date): Promise<Team> {
  const team = asTeamOwner(await requireMember(person, id))
  await database().transaction(async (tx) => {
    if (await keepAccount(tx, team.id, now)) await changePages(tx, await listVisitorPaths(tx, team.id))
  })
  return getTeam(person, id)
}

function toTeam({ createdAt, deleteAt, ...row }: TeamRow): Team {
  return { ...row, createdAt: createdAt.toISOString(), deleteAt: deleteAt?.toISOString() ?? null }
}
