'use client'

import Link from 'next/link'
import { useTexts } from '@/messages/react/texts-provider'
import { timeOffScreen } from '../layout/nav-items'
import { PageHeader } from '../layout/page-header'
import { Button } from '../ui/button'

export function SettingsHeader() {
  const { t } = useTexts('settings')
  const { nav } = useTexts('layout').t
  return (
    <PageHeader title={t.title} text={t.intro}>
      <Button asChild variant="outline">
        <Link href={timeOffScreen.href}>
          <timeOffScreen.icon aria-hidden="true" className="size-4" />
          {nav[timeOffScreen.name]}
        </Link>
      </Button>
    </PageHeader>
  )
}
