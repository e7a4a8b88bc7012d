'use client'

import { Plus } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { useClock } from '@/components/layout/use-clock'
import { useTexts } from '@/messages/react/texts-provider'
import { PageHeader } from '../layout/page-header'
import { RoomBack } from '../layout/room-back'
import { Button } from '../ui/button'
import { behindFirstRun } from '../ui/button-styles'
import { useMay, useScreenAddress } from '../ui/team'
import { CreateMeetingDialog } from './form/create-meeting-dialog'
import { AgendaSkeleton } from './list/agenda-skeleton'
import { LinkedMeeting } from './meeting/linked-meeting'
import { MeetingDialogs } from './meeting/meeting-dialogs'
import { MeetingsBoard } from './meetings-board'
import { NowProvider } from './now'

/** Loaded by new owners only. */
const FirstRun = dynamic(() => import('../pages/first-run/first-run').then((module) => module.FirstRun))

type MeetingsScreenProps = { openedAt: number; isFirstRun: boolean }

/** `openedAt` is the server's now in epoch milliseconds, so that server and browser render the same day. */
export function MeetingsScreen({ openedAt, isFirstRun }: MeetingsScreenProps) {
  const { t } = useTexts('meetings')
  const clock = useClock()
  const mayCreate = useMay()('meetings:write')
  const [creating, setCreating] = useState<{ start?: string; isOpen: boolean }>({ isOpen: false })
  const create = useCallback((start?: string) => setCreating({ start, isOpen: true }), [])
  return (
    <NowProvider openedAt={openedAt}>
      <MeetingDialogs>
        <RoomBack />
        <PageHeader title={t.title}>
          {mayCreate && (
            <Button className={behindFirstRun} onClick={() => create()}>
              <Plus aria-hidden="true" className="size-4" />
              {t.create}
            </Button>
          )}
        </PageHeader>
        {isFirstRun && <FirstRun />}
        {clock ? <MeetingsBoard clock={clock} openedAt={openedAt} onCreate={create} /> : <AgendaSkeleton />}
        {clock && <LinkedMeeting clock={clock} />}
        <CreateByAddress onCreate={create} />
        <CreateMeetingDialog
          open={creating.isOpen}
          initial={creating}
          onOpenChange={(isOpen) => setCreating((last) => ({ ...last, isOpen }))}
        />
      </MeetingDialogs>
    </NowProvider>
  )
}

/** Opens the dialog at `/meetings?create=1`, the address of the palette's action. */
function CreateByAddress({ onCreate }: { onCreate: () => void }) {
  const isAsked = useSearchParams()?.has('create')
  const toAddress = useScreenAddress()
  useEffect(() => {
    if (!isAsked) return
    window.history.replaceState(null, '', toAddress('/meetings'))
    onCreate()
  }, [isAsked, onCreate, toAddress])
  return null
}
