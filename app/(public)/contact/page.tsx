import type { Metadata } from 'next'
import { PublicFrame } from '@/components/layout/public-frame'
import { contact } from '@/messages/en/contact'

export const metadata: Metadata = { title: contact.title }

export default function ContactPage() {
  return <PublicFrame title={contact.title} intro={contact.comingSoon} />
}
