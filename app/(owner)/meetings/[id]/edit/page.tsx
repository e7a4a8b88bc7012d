import { dehydrate } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { EditMeeting } from '@/components/meetings/form/edit-meeting'
import { MeetingProblem } from '@/components/meetings/form/meeting-problem'
import { requireOwner } from '@/lib/auth/page-session'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import type { OwnMeeting } from '@/lib/meetings/schema'
import { getMeeting } from '@/lib/meetings/server/service'
import { getSettings } from '@/lib/settings/service'
import { nullIfMissing } from '@/lib/shared/errors'
import { isUuid } from '@/lib/shared/text/uuid'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).t.meetings.edit }
}

type Owner = Awaited<ReturnType<typeof requireOwner>>

export default async function EditMeetingPage({ params }: { params: Promise<{ id: string }> }) {
  const owner = await requireOwner()
  const id = (await params).id.toLowerCase()
  const [meeting, settings] = await Promise.all([findOwnMeeting(owner.id, id), getSettings(owner.id)])
  if (meeting?.primarySource !== 'platform') return <MeetingProblem />
  const cache = createQueryClient()
  cache.setQueryData(keys.meetings.one(id), meeting)
  cache.setQueryData(keys.settings, settings)
  return (
    <OwnerScreen state={dehydrate(cache)}>
      <EditMeeting id={id} openedAt={Date.now()} />
    </OwnerScreen>
  )
}

/** Null when the owner has no such meeting. */
async function findOwnMeeting(owner: Owner['id'], id: string): Promise<OwnMeeting | null> {
  return isUuid(id) ? nullIfMissing(getMeeting(owner, id, new Date())) : null
}
