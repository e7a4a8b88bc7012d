import type { Metadata } from 'next'
import { Providers } from '@/app/providers'
import { ContactForm } from '@/components/contact/contact-form'
import { PublicFrame } from '@/components/layout/public-frame'
import { findPageUser } from '@/lib/auth/page-session'
import { getSettings } from '@/lib/settings/service'
import { contact } from '@/messages/en/contact'

export const metadata: Metadata = { title: contact.title }

export default async function ContactPage() {
  const user = await findPageUser()
  const fullName = user ? (await getSettings(user.id)).fullName : ''
  return (
    <PublicFrame title={contact.title} intro={contact.intro}>
      <Providers>
        <ContactForm sender={{ fullName, email: user?.email ?? '' }} />
      </Providers>
    </PublicFrame>
  )
}
