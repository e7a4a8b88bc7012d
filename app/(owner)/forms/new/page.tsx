import type { Metadata } from 'next'
import { NewForm } from '@/components/forms/new-form'
import { requireOwner } from '@/lib/auth/page-session'

export const metadata: Metadata = { title: 'New Form' }

export default async function NewFormPage() {
  await requireOwner()
  return <NewForm />
}
