'use client'

import { settingsScreens } from '../layout/nav-items'
import { ScreenNav } from '../layout/screen-nav'

export function SettingsNav() {
  return <ScreenNav name="settings" items={settingsScreens} />
}
