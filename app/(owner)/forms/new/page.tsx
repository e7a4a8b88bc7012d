import type { Metadata } from 'next'
import { NewForm } from '@/components/forms/new-form'
import { requireOwner } from '@/lib/auth/page-session'
import { textsFor } from '@/messages'

export function generateMetadata(): Metadata {
  return { title: textsFor('owner').part('forms').t.new.title }
}

export default async function NewFormPage() {
  await requireOwner()
  return <NewForm />
}
