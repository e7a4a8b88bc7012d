'use client'

import { BRAND_FORM } from '@/lib/settings/settings-form'
import { useTexts } from '@/messages/react/texts-provider'
import { PageHeader } from '../layout/page-header'
import { BrandSection } from './brand-section'
import { SettingsForm } from './settings-form'
import { StoredSettings } from './stored-settings'
import { TestMailSection } from './test-mail-section'

/** How visitors see the owner, and whether the emails that look so arrive. */
export function BrandScreen() {
  const { brand } = useTexts('settings').t
  const { nav } = useTexts('layout').t
  return (
    <>
      <PageHeader title={nav.brand} text={brand.intro} />
      <StoredSettings>
        {(settings) => (
          <div className="grid gap-5">
            <SettingsForm settings={settings} schema={BRAND_FORM}>
              <BrandSection />
            </SettingsForm>
            <TestMailSection />
          </div>
        )}
      </StoredSettings>
    </>
  )
}
