'use client'

import { CloudOff } from 'lucide-react'
import { useSettings } from '@/lib/client/settings'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { AppearanceSection } from './appearance-section'
import { SettingsForm } from './settings-form'
import { SettingsHeader } from './settings-header'
import { SettingsSkeleton } from './settings-skeleton'
import { TestMailSection } from './test-mail-section'

type SettingsScreenProps = { timezones: readonly TimezoneOption[]; openedAt: number }

/** What is saved together, then what holds at once. */
export function SettingsScreen({ timezones, openedAt }: SettingsScreenProps) {
  const { data: settings, isPending, refetch } = useSettings()
  return (
    <>
      <SettingsHeader />
      {isPending && <SettingsSkeleton />}
      {!isPending && !settings && (
        <div role="alert">
          <EmptyState icon={CloudOff} title="Failed to fetch settings" text="Check your connection and try again.">
            <Button variant="outline" onClick={() => refetch()}>
              Retry
            </Button>
          </EmptyState>
        </div>
      )}
      {settings && (
        <div className="grid max-w-3xl gap-5">
          <SettingsForm settings={settings} timezones={timezones} openedAt={openedAt} />
          <AppearanceSection />
          <TestMailSection />
        </div>
      )}
    </>
  )
}
