'use client'

import { useState } from 'react'
import { useAccounts } from '@/lib/client/admin'
import { useTexts } from '@/messages/react/texts-provider'
import { SearchField } from '../fields/search-field'
import { PageHeader } from '../layout/page-header'
import { useDebouncedValue } from '../ui/use-debounced-value'
import { AccountRow } from './account-row'
import { PagedList } from './paged-list'

const TYPING_PAUSE_MS = 200

/** All people, teams and rooms of the server. `q`: what is searched for at first. */
export function AccountsScreen({ q = '' }: { q?: string }) {
  const { t: all, say } = useTexts('admin')
  const t = all.accounts
  const [typed, setTyped] = useState(q)
  const list = useAccounts(useDebouncedValue(typed.trim(), TYPING_PAUSE_MS))
  const total = list.data?.pages[0]?.total
  return (
    <>
      <PageHeader title={t.title} text={t.intro} />
      <SearchField label={t.search} value={typed} onChange={setTyped} />
      <p role="status" className="mt-3 mb-3 text-muted-foreground text-sm">
        {total !== undefined && (total === 0 ? t.none : say(t.found, { count: total }))}
      </p>
      <PagedList
        label={t.list}
        list={list}
        itemsOf={({ accounts }) => accounts}
        row={(account) => <AccountRow key={account.id} account={account} />}
      />
    </>
  )
}
