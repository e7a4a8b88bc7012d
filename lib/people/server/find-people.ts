import type { z } from 'zod'
import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findGuests, findResponses } from '@/db/queries/people/find-people'
import type { foundPeopleAnswer } from '../api-shapes'

const SHOWN = 5

/** The people and the responses that a typed name or address finds, a few of each. */
export async function findPeople(owner: OwnerId, typed: string): Promise<z.input<typeof foundPeopleAnswer>> {
  const [people, responses] = await Promise.all([
    findGuests(database(), owner, typed, SHOWN),
    findResponses(database(), owner, typed, SHOWN),
  ])
  return { people, responses }
}
