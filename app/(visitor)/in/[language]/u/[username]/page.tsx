import type { Metadata } from 'next'
import { cache } from 'react'
import { cardViewport } from '@/app/card-viewport'
import { MissingPage } from '@/components/layout/missing-page'
import { ProfileView } from '@/components/visitor/profile/profile-view'
import { MissingMessage } from '@/components/visitor/shared/missing-message'
import { findPublicProfile } from '@/lib/settings/profile'
import { profilePath } from '@/lib/shared/profile'
import { textsOf } from '@/messages'
import { previewOf } from '../../../../preview-address'
import { type AddressParams, languageOf } from '../../../../visitor-language'

export const viewport = cardViewport

// Cached, and thrown away by the owner's writes, on other processes within seconds. The rest is for what bypasses us.
export const revalidate = 300
export const dynamicParams = true

type Props = { params: Promise<AddressParams & { username: string }> }

export function generateStaticParams() {
  return []
}

/** Search engines may list it: its owner has made it public. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [profile, language] = await read(params)
  const texts = textsOf(language)
  const { t, say } = texts.part('profile')
  if (!profile)
    return {
      title: texts.t.missing.kinds.profile,
      robots: { index: false },
      openGraph: { images: [] },
      twitter: { images: [] },
    }
  const { name: title, brand } = profile
  const description = brand?.bio || say(t.description, { name: title })
  const url = `/${profilePath(profile.username)}`
  const images = previewOf(url, language, t.preview.alt)
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { type: 'profile', siteName: 'Slotform', url, title, description, images },
    twitter: { card: 'summary_large_image', title, description },
  }
}

export default async function ProfilePage({ params }: Props) {
  const [profile, language] = await read(params)
  const texts = textsOf(language)
  if (!profile) return <MissingPage view={<MissingMessage kind="profile" texts={texts.part('missing')} />} />
  return <ProfileView profile={profile} texts={texts} />
}

async function read(params: Props['params']) {
  const given = await params
  const language = await languageOf('profile', given)
  return [await readProfile(given.username, language), language] as const
}

/** Read once for the page and its metadata. */
const readProfile = cache(findPublicProfile)
