import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { QueueScreen } from '@/components/admin/queue-screen'
import { OwnerScreen } from '@/components/layout/owner-screen'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('admin').t.queue.title }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function QueuePage({ searchParams }: Props) {
  const { state } = await searchParams
  return (
    <OwnerScreen>
      <QueueScreen state={state === 'waiting' ? 'waiting' : 'failed'} />
    </OwnerScreen>
  )
}
