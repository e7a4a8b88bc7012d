'use client'

import type { ReactNode } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { BackLink } from '../layout/back-link'
import { PageHeader } from '../layout/page-header'

export function TimeOffHeader({ children }: { children?: ReactNode }) {
  const { t } = useTexts('timeOff')
  return (
    <div className="max-w-4xl">
      <BackLink href="/settings">{t.backToSettings}</BackLink>
      <PageHeader title={t.title} text={t.intro}>
        {children}
      </PageHeader>
    </div>
  )
}
