import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSettings } from '@/lib/client/settings'
import type { Settings } from '@/lib/settings/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { SettingsSkeleton } from './settings-skeleton'

/** Draws a screen from the stored settings, or says that they could not be read. */
export function StoredSettings({ children }: { children: (settings: Settings) => ReactNode }) {
  const { t } = useTexts('settings')
  const { data: settings, isPending, refetch } = useSettings()
  if (isPending) return <SettingsSkeleton />
  if (settings) return children(settings)
  return (
    <div role="alert">
      <EmptyState icon={CloudOff} title={t.loadFailed.title} text={t.loadFailed.text}>
        <Button variant="outline" onClick={() => refetch()}>
          {t.loadFailed.retry}
        </Button>
      </EmptyState>
    </div>
  )
}
