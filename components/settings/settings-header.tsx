'use client'

import Link from 'next/link'
import { useTexts } from '@/messages/react/texts-provider'
import { developersScreen, timeOffScreen } from '../layout/nav-items'
import { PageHeader } from '../layout/page-header'
import { Button } from '../ui/button'

export function SettingsHeader() {
  const { t } = useTexts('settings')
  const { nav } = useTexts('layout').t
  return (
    <PageHeader title={t.title} text={t.intro}>
      {[timeOffScreen, developersScreen].map(({ name, href, icon: Icon }) => (
        <Button key={name} asChild variant="outline">
          <Link href={href}>
            <Icon aria-hidden="true" className="size-4" />
            {nav[name]}
          </Link>
        </Button>
      ))}
    </PageHeader>
  )
}
