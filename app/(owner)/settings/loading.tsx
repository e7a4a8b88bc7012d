import { SettingsHeader } from '@/components/settings/settings-header'
import { SettingsSkeleton } from '@/components/settings/settings-skeleton'

export default function Loading() {
  return (
    <>
      <SettingsHeader />
      <SettingsSkeleton />
    </>
  )
}
