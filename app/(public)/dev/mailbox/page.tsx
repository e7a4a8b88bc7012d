import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { Mailbox } from '@/components/mailbox/mailbox'
import { readMailbox } from '@/lib/mail/mailbox-service'

export const metadata: Metadata = { title: 'Mailbox', robots: { index: false } }

export default async function MailboxPage() {
  const messages = await readMailbox(await headers())
  if (!messages) notFound()
  return <Mailbox messages={messages} />
}
