'use client'

import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { GENERAL_FORM } from '@/lib/settings/settings-form'
import { useTexts } from '@/messages/react/texts-provider'
import { PageHeader } from '../layout/page-header'
import { useMovedSections } from '../layout/use-moved-sections'
import { FirstRun } from '../pages/first-run/first-run'
import { CreateTeamLink } from '../teams/create-team-link'
import { useForKind, useTeam } from '../ui/team'
import { DefaultCalendarsSection } from './default-calendars-section'
import { KeptNotice } from './kept-notice'
import { ProfileSection } from './profile-section'
import { SettingsForm } from './settings-form'
import { StoredSettings } from './stored-settings'
import { TimeSection } from './time-section'

type SettingsScreenProps = { timezones: readonly TimezoneOption[]; openedAt: number }

/** The owner's name, clock and default calendars. */
export function SettingsScreen({ timezones, openedAt }: SettingsScreenProps) {
  const { t } = useTexts('settings')
  const forKind = useForKind()
  const team = useTeam()
  useMovedSections()
  return (
    <>
      <PageHeader title={t.title} text={forKind(t.intro)} />
      <KeptNotice />
      <FirstRun className="mb-5" />
      <StoredSettings>
        {(settings) => (
          <SettingsForm settings={settings} schema={GENERAL_FORM}>
            <ProfileSection />
            <TimeSection timezones={timezones} openedAt={openedAt} isSaved={settings.saved} />
            <DefaultCalendarsSection />
          </SettingsForm>
        )}
      </StoredSettings>
      {!team && <CreateTeamLink />}
    </>
  )
}
