import { database } from '@/db/client'
import { forgetIdempotencyKey, type KeptAnswer, listKeptAnswers } from '@/db/queries/idempotency-keys'
import type { Person } from '@/db/queries/people/person'
import { addressesIn } from '@/lib/platform/person-hash'
import { openAnswer } from '@/lib/request/once'

const PORTION = 500

/** Deletes the sealed answers to the owner's calls that name the person: a repeat would tell them again, for a day. */
export async function forgetAnswers(person: Person, isOf: (address: string) => boolean): Promise<void> {
  let after = { scope: '', key: '' }
  for (;;) {
    const answers = await listKeptAnswers(database(), person, { after, limit: PORTION })
    for (const answer of answers) {
      if (isAbout(answer, isOf)) await forgetIdempotencyKey(database(), answer.scope, answer.key)
    }
    after = answers.at(-1) ?? after
    if (answers.length < PORTION) return
  }
}

/** An answer that no key opens any more is about nobody. */
function isAbout(answer: KeptAnswer, isOf: (address: string) => boolean): boolean {
  try {
    return addressesIn(openAnswer(answer)).some(isOf)
  } catch {
    return false
  }
}
