import { database } from '@/db/client'
import { recordAct } from '@/db/queries/admin/audit-log'
import { type InstanceRow, readInstanceRow, writeInstanceRow } from '@/db/queries/admin/instance'
import type { Person } from '@/lib/auth/session'
import { forgetInstance } from '@/lib/platform/instance'
import { pick } from '@/lib/shared/pick'
import type { InstanceInput, InstanceSettings } from '../schema'

const FIELDS = [
  'name',
  'signUp',
  'signUpDomains',
  'imprintUrl',
  'privacyUrl',
  'termsUrl',
  'supportUrl',
  'language',
  'timezone',
] as const satisfies (keyof InstanceSettings)[]

/** What admins have set; null for what the environment decides. */
export async function readInstanceSettings(): Promise<InstanceSettings> {
  return toSettings(await readInstanceRow(database()))
}

export async function changeInstance(admin: Person, input: InstanceInput, now: Date): Promise<InstanceSettings> {
  const changed = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  const row = await database().transaction(async (tx) => {
    if (Object.keys(changed).length > 0) {
      await writeInstanceRow(tx, changed as Partial<InstanceRow>, now)
      await recordAct(tx, { actor: admin.id, act: 'instance.change', facts: { fields: Object.keys(changed) } })
    }
    return readInstanceRow(tx)
  })
  forgetInstance()
  return toSettings(row)
}

const NOTHING_SET: InstanceSettings = {
  name: null,
  signUp: null,
  signUpDomains: null,
  imprintUrl: null,
  privacyUrl: null,
  termsUrl: null,
  supportUrl: null,
  language: null,
  timezone: null,
}

function toSettings(row: InstanceRow | null): InstanceSettings {
  return row ? pick(row, FIELDS) : NOTHING_SET
}
