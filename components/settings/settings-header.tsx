'use client'

import { useTexts } from '@/messages/react/texts-provider'
import { PageHeader } from '../layout/page-header'

export function SettingsHeader() {
  const { t } = useTexts('settings')
  return <PageHeader title={t.title} text={t.intro} />
}
