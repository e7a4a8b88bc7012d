import { useState } from 'react'
import { useHandOverAll, useLeaveTeam } from '@/lib/client/teams'
import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../fields/form-section'
import { useOwner } from '../layout/owner'
import { Button } from '../ui/button'
import type { ShownTeam } from '../ui/team'
import { EndDialog } from './end-dialog'

/** Ends the person's own membership, and leads back to their own account. */
export function LeaveTeam({ team }: { team: ShownTeam }) {
  const { t: all, say } = useTexts('teams')
  const t = all.leave
  const { id } = useOwner()
  const leave = useLeaveTeam(team.id)
  const handOver = useHandOverAll(team.id)
  const [isAsking, setAsking] = useState(false)
  return (
    <FormSection title={t.heading} text={t.text}>
      <Button variant="outline" className="justify-self-start" onClick={() => setAsking(true)}>
        {t.heading}
      </Button>
      <EndDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={say(t.title, { team: team.name })}
        text={t.text}
        confirmLabel={t.heading}
        failed={t.failed}
        onConfirm={() => leave.mutateAsync(id)}
        onHandOver={() => handOver.mutateAsync(id)}
        onDone={() => window.location.assign('/')}
      />
    </FormSection>
  )
}
