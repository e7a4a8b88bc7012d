import type { Metadata } from 'next'
import { Providers } from '@/app/providers'
import { ContactForm } from '@/components/contact/contact-form'
import { PublicFrame } from '@/components/layout/public-frame'
import { findPageUser } from '@/lib/auth/page-session'
import { getSettings } from '@/lib/settings/service'
import { textsFor } from '@/messages'
import { TextsProvider } from '@/messages/react/texts-provider'

export function generateMetadata(): Metadata {
  return { title: textsFor('visitor').t.contact.title }
}

export default async function ContactPage() {
  const user = await findPageUser()
  const fullName = user ? (await getSettings(user.id)).fullName : ''
  const texts = textsFor('visitor')
  const { contact } = texts.t
  return (
    <PublicFrame title={contact.title} intro={contact.intro}>
      <TextsProvider texts={texts.pick('contact', 'visitorChecks', 'visitorErrors', 'ui')}>
        <Providers>
          <ContactForm sender={{ fullName, email: user?.email ?? '' }} />
        </Providers>
      </TextsProvider>
    </PublicFrame>
  )
}
