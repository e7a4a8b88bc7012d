import { findPublicProfile } from '@/lib/settings/profile'
import { DEFAULT_LANGUAGE } from '@/lib/vocabulary/languages'
import { textsOf } from '@/messages'
import { drawPreview, generateStaticParams, PREVIEW_SIZE, PREVIEW_TYPE } from '../../../../preview-image'
import { type AddressParams, languageOf } from '../../../../visitor-language'

export const alt = textsOf(DEFAULT_LANGUAGE).t.profile.preview.alt
export const size = PREVIEW_SIZE
export const contentType = PREVIEW_TYPE
// Cached as long as an unchanged page, because rendering an image costs CPU.
export const revalidate = 300
export const dynamicParams = true
export { generateStaticParams }

export default async function ProfilePreview({ params }: { params: Promise<AddressParams & { username: string }> }) {
  const language = await languageOf('profile', await params)
  const profile = await findPublicProfile((await params).username, language)
  const { call, formsCall } = textsOf(language).t.profile.preview
  const preview = profile && {
    title: profile.name,
    titleElse: profile.username,
    ownerName: profile.name,
    brand: profile.brand,
    accent: profile.brand?.accent,
    description: profile.brand?.bio,
    note: '',
    call: profile.pages.length > 0 ? call : formsCall,
  }
  return drawPreview(preview, revalidate)
}
