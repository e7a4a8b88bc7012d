import { dehydrate } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { SettingsScreen } from '@/components/settings/settings-screen'
import { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import { listTimeSlotPages } from '@/lib/pages/server/service'
import { timezoneOptions } from '@/lib/scheduling/timezones'
import type { Settings } from '@/lib/settings/schema'
import { getSettings } from '@/lib/settings/service'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('settings').t.title }
}

export default async function SettingsPage() {
  const { id } = await requireOwner()
  const cache = createQueryClient()
  // If a read fails, the browser reads again and shows the error.
  await Promise.all([
    cache.prefetchQuery({ queryKey: keys.settings, queryFn: () => getSettings(id) }),
    cache.prefetchQuery({ queryKey: keys.timeSlotPages.all, queryFn: () => listTimeSlotPages(id) }),
  ])
  const stored = cache.getQueryData<Settings>(keys.settings)
  const openedAt = Date.now()
  const timezones = timezoneOptions(openedAt, stored ? [stored.timezone] : [], (await ownerTexts()).locale)
  return (
    <OwnerScreen state={dehydrate(cache)}>
      <SettingsScreen timezones={timezones} openedAt={openedAt} />
    </OwnerScreen>
  )
}
