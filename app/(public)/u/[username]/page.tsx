import type { Metadata } from 'next'
import { cache } from 'react'
import { MissingPage } from '@/components/layout/missing-page'
import { ProfileView } from '@/components/visitor/profile/profile-view'
import { NotFoundView } from '@/components/visitor/shared/not-found-view'
import { findPublicProfile } from '@/lib/settings/profile'
import { profilePath } from '@/lib/vocabulary/profile'
import { textsFor } from '@/messages'
import { cardViewport } from '../../card-viewport'

export const viewport = cardViewport

// Cached, and thrown away by the owner's writes, on other processes within seconds. The rest is for what bypasses us.
export const revalidate = 300
export const dynamicParams = true

type Props = { params: Promise<{ username: string }> }

export function generateStaticParams() {
  return []
}

/** Search engines may list it: its owner has made it public. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const profile = await readProfile((await params).username)
  const { t, say } = textsFor('visitor').part('profile')
  if (!profile)
    return { title: t.notFound, robots: { index: false }, openGraph: { images: [] }, twitter: { images: [] } }
  const { name: title, brand } = profile
  const description = brand?.bio || say(t.description, { name: title })
  const url = `/${profilePath(profile.username)}`
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { type: 'profile', siteName: 'Slotform', url, title, description },
    twitter: { card: 'summary_large_image', title, description },
  }
}

export default async function ProfilePage({ params }: Props) {
  const profile = await readProfile((await params).username)
  const texts = textsFor('visitor')
  if (!profile)
    return <MissingPage view={<NotFoundView text={texts.t.profile.notFound} texts={texts.part('errors')} />} />
  return <ProfileView profile={profile} texts={texts} />
}

/** Read once for the page and its metadata. */
const readProfile = cache(findPublicProfile)
