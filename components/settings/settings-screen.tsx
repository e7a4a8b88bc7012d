'use client'

import { CloudOff } from 'lucide-react'
import { useSettings } from '@/lib/client/settings'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { useTexts } from '@/messages/react/texts-provider'
import { FirstRun } from '../pages/first-run/first-run'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { AppearanceSection } from './appearance-section'
import { KeptNotice } from './kept-notice'
import { LanguageSection } from './language-section'
import { SessionsSection } from './sessions-section'
import { SettingsForm } from './settings-form'
import { SettingsHeader } from './settings-header'
import { SettingsSkeleton } from './settings-skeleton'
import { TestMailSection } from './test-mail-section'
import { YourDataSection } from './your-data-section'

type SettingsScreenProps = {
  timezones: readonly TimezoneOption[]
  openedAt: number
  unfinishedImport: string | null
}

/** The form, then the sections that take effect at once. */
export function SettingsScreen({ timezones, openedAt, unfinishedImport }: SettingsScreenProps) {
  const { t } = useTexts('settings')
  const { data: settings, isPending, refetch } = useSettings()
  return (
    <>
      <SettingsHeader />
      <KeptNotice />
      <FirstRun className="mb-5 max-w-3xl" />
      {isPending && <SettingsSkeleton />}
      {!isPending && !settings && (
        <div role="alert">
          <EmptyState icon={CloudOff} title={t.loadFailed.title} text={t.loadFailed.text}>
            <Button variant="outline" onClick={() => refetch()}>
              {t.loadFailed.retry}
            </Button>
          </EmptyState>
        </div>
      )}
      {settings && (
        <div className="grid max-w-3xl gap-5">
          <SettingsForm settings={settings} timezones={timezones} openedAt={openedAt} />
          <LanguageSection />
          <AppearanceSection />
          <TestMailSection />
          <SessionsSection />
          <YourDataSection unfinishedImport={unfinishedImport} />
        </div>
      )}
    </>
  )
}
