'use client'

import { useState } from 'react'
import { useAccounts } from '@/lib/client/admin'
import { useTexts } from '@/messages/react/texts-provider'
import { SearchField } from '../fields/search-field'
import { PageHeader } from '../layout/page-header'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { LoadFailed } from '../ui/load-failed'
import { Skeleton } from '../ui/skeleton'
import { useDebouncedValue } from '../ui/use-debounced-value'
import { AccountRow } from './account-row'

const TYPING_PAUSE_MS = 200

/** All people, teams and rooms of the server. */
export function AccountsScreen() {
  const { t: all, say } = useTexts('admin')
  const t = all.accounts
  const [typed, setTyped] = useState('')
  const list = useAccounts(useDebouncedValue(typed.trim(), TYPING_PAUSE_MS))
  const { data, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const accounts = data?.pages.flatMap((page) => page.accounts) ?? []
  const total = data?.pages[0]?.total ?? 0
  return (
    <>
      <PageHeader title={t.title} text={t.intro} />
      <SearchField label={t.search} value={typed} onChange={setTyped} />
      <p role="status" className="mt-3 mb-3 text-muted-foreground text-sm">
        {data && (total === 0 ? t.none : say(t.found, { count: total }))}
      </p>
      {isPending && <Skeleton className="h-64" />}
      {!isPending && !data && <LoadFailed title={all.loadFailed} error={error} onRetry={() => void refetch()} />}
      {accounts.length > 0 && (
        <Card className="p-0 sm:p-0">
          <ul aria-label={t.list} className="divide-y px-4 sm:px-6">
            {accounts.map((account) => (
              <AccountRow key={account.id} account={account} />
            ))}
          </ul>
        </Card>
      )}
      {hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button variant="outline" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t.more}
          </Button>
        </div>
      )}
    </>
  )
}
