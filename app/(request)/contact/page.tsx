import type { Metadata } from 'next'
import { pageLanguage } from '@/app/page-language'
import { ContactForm } from '@/components/contact/contact-form'
import { PublicFrame } from '@/components/layout/public-frame'
import { Toaster } from '@/components/ui/toaster'
import { findPagePerson } from '@/lib/auth/page-session'
import { getSettings } from '@/lib/settings/service'
import { textsOf } from '@/messages'
import { TextsProvider } from '@/messages/react/texts-provider'
import { RequestLanguageSwitch } from '../language-switch'

export async function generateMetadata(): Promise<Metadata> {
  return { title: textsOf(await pageLanguage()).t.contact.title }
}

export default async function ContactPage() {
  const user = await findPagePerson()
  const fullName = user ? (await getSettings(user.id)).fullName : ''
  const texts = textsOf(await pageLanguage())
  const { contact } = texts.t
  return (
    <PublicFrame title={contact.title} intro={contact.intro} languages={<RequestLanguageSwitch />}>
      <TextsProvider texts={texts.pick('contact', 'visitorChecks', 'visitorErrors', 'ui')}>
        <ContactForm sender={{ fullName, email: user?.email ?? '' }} />
        <Toaster />
      </TextsProvider>
    </PublicFrame>
  )
}
