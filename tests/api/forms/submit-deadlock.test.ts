// @module-tag server
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { rowsOf } from '@/db/queries/rows'
import { submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { asAnotherProcess } from '@/tests/support/database/one-connection'
import { createFormWith } from '@/tests/support/factories/forms'

describe('POST /api/public/forms/{slug}/submit', () => {
  it('is tried again where the database ended it for a deadlock', async () => {
    const owner = await signInOwner()
    const { form, ids } = await createFormWith(owner, 'text')
    const send = () => submit(form.slug, { responses: { [ids[0]]: 'x' } })
    await send()
    // Its maximum locks the form, and the next response dates the version anew.
    await owner.patch(`/api/forms/${form.id}`, { maxResponses: 5 })
    let sent: ReturnType<typeof send> | undefined
    await database().transaction(async (tx) => {
      await tx.execute(sql`update form_versions set used_at = used_at where form_id = ${form.id}::uuid`)
      await asAnotherProcess(async () => {
        sent = send()
        await vi.waitFor(async () => {
          const waiting = await database().execute(sql`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`)
          expect(rowsOf(waiting)).toHaveLength(1)
        })
      })
      // It waits since before this: the database ends it.
      await tx.execute(sql`select from forms where id = ${form.id}::uuid for no key update`)
    })
    expect((await sent)?.status).toBe(201)
  })
})
