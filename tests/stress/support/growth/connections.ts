import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findGrantRows, listGrantRowsOf, listOwnGrantRows } from '@/db/queries/calendars/grants'

/** Stands for lib/calendars/accounts/open-accounts.ts: what it reads, and no provider behind it. */
export const connections = {
  openAccounts: async (ids: string[]) => {
    await findGrantRows(database(), ids)
    return new Map()
  },
  openOwnAccounts: async (owner: OwnerId) => {
    await listOwnGrantRows(database(), owner)
    return []
  },
  openAccountsOf: async (userId: string) => {
    await listGrantRowsOf(database(), userId)
    return []
  },
} satisfies Partial<Record<keyof typeof import('@/lib/calendars/accounts/open-accounts'), unknown>>
