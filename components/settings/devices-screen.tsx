'use client'

import { useTexts } from '@/messages/react/texts-provider'
import { PageHeader } from '../layout/page-header'
import { SessionsSection } from './sessions-section'

export function DevicesScreen() {
  const { sessions } = useTexts('settings').t
  return (
    <>
      <PageHeader title={sessions.heading} text={sessions.intro} />
      <SessionsSection />
    </>
  )
}
