import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { Mailbox } from '@/components/mailbox/mailbox'
import { readMailbox } from '@/lib/mail/mailbox'
import { DEFAULT_LANGUAGE } from '@/lib/shared/languages'
import { textsOf } from '@/messages'

export function generateMetadata(): Metadata {
  return { title: textsOf(DEFAULT_LANGUAGE).t.mailbox.title, robots: { index: false } }
}

export default async function MailboxPage() {
  const messages = await readMailbox(await headers())
  if (!messages) notFound()
  return <Mailbox messages={messages} texts={textsOf(DEFAULT_LANGUAGE).part('mailbox')} />
}
