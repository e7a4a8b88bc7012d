import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { NewForm } from '@/components/forms/new-form'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { requireOwner } from '@/lib/auth/page-session'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('forms').t.new.title }
}

export default async function NewFormPage() {
  await requireOwner()
  return (
    <OwnerScreen>
      <NewForm />
    </OwnerScreen>
  )
}
