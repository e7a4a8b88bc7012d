'use client'

import { UserLock } from 'lucide-react'
import { useTexts } from '@/messages/react/texts-provider'
import { PageHeader } from '../layout/page-header'
import { EmptyState } from '../ui/empty-state'
import { useTeam } from '../ui/team'

/** In place of a screen that the member's role does not show. */
export function RoleRefused() {
  const { t, say } = useTexts('teams')
  const team = useTeam()
  if (!team || team.role === 'room') return null
  return (
    <>
      <PageHeader title={t.refused.title} />
      <EmptyState icon={UserLock} title={say(t.refused.text, { team: team.name, role: t.roles[team.role] })} />
    </>
  )
}
