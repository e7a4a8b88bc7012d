'use client'

import { PUBLIC_PROFILE_FORM } from '@/lib/settings/settings-form'
import { useTexts } from '@/messages/react/texts-provider'
import { PageHeader } from '../layout/page-header'
import { PublicProfileSection } from './public-profile-section'
import { SettingsForm } from './settings-form'
import { StoredSettings } from './stored-settings'

export function PublicProfileScreen() {
  const { publicProfile } = useTexts('settings').t
  return (
    <>
      <PageHeader title={publicProfile.heading} text={publicProfile.intro} />
      <StoredSettings>
        {(settings) => (
          <SettingsForm settings={settings} schema={PUBLIC_PROFILE_FORM}>
            <PublicProfileSection stored={settings} />
          </SettingsForm>
        )}
      </StoredSettings>
    </>
  )
}
