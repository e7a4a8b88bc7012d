'use client'

import { useTexts } from '@/messages/react/texts-provider'
import { PageHeader } from '../layout/page-header'
import { IdentitiesSection } from './identities-section'
import { SessionsSection } from './sessions-section'

/** `provider`: the name of the organization's, where there is one. */
export function DevicesScreen({ provider }: { provider: string | null }) {
  const { sessions } = useTexts('settings').t
  return (
    <>
      <PageHeader title={sessions.heading} text={sessions.intro} />
      <div className="grid gap-5">
        <SessionsSection />
        {provider !== null && <IdentitiesSection provider={provider} />}
      </div>
    </>
  )
}
