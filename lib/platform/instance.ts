import { database } from '@/db/client'
import { type InstanceRow, readInstanceRow } from '@/db/queries/admin/instance'
import { env } from './env'

/** What holds for all of the server: an admin's choice, else the environment, else the product's own. */
export type Instance = {
  /** Null for one that has none of its own. */
  name: string | null
  termsUrl: string
  privacyUrl: string
  supportUrl: string
  /** Null without one: nothing is built in. */
  imprintUrl: string | null
} & Pick<InstanceRow, 'language' | 'timezone'>

/** So long other processes may go on with what was before an admin's change. */
const KEPT_MS = 5_000
let kept: { row: Promise<InstanceRow | null>; until: number } | undefined

/** At most one read in five seconds, however many pages ask. */
export async function readInstance(): Promise<Instance> {
  const now = performance.now()
  if (!kept || kept.until <= now) {
    const row = readInstanceRow(database())
    const next = { row, until: now + KEPT_MS }
    kept = next
    row.catch(() => {
      if (kept === next) kept = undefined
    })
  }
  return toInstance(await kept.row)
}

/** Call it after a change: this process shows it at once. */
export function forgetInstance(): void {
  kept = undefined
}

function toInstance(row: InstanceRow | null): Instance {
  const { TERMS_URL, PRIVACY_URL, SUPPORT_URL, IMPRINT_URL } = env()
  return {
    name: row?.name ?? null,
    termsUrl: row?.termsUrl ?? TERMS_URL,
    privacyUrl: row?.privacyUrl ?? PRIVACY_URL,
    supportUrl: row?.supportUrl ?? SUPPORT_URL,
    imprintUrl: row?.imprintUrl ?? IMPRINT_URL ?? null,
    language: row?.language ?? null,
    timezone: row?.timezone ?? null,
  }
}
