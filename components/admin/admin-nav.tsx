'use client'

import { adminScreens } from '../layout/nav-items'
import { ScreenNav } from '../layout/screen-nav'

export function AdminNav() {
  return <ScreenNav name="admin" items={adminScreens} />
}
