import { findPublicProfile } from '@/lib/settings/profile'
import { drawnTexts, drawPreview, generateStaticParams } from '../../../../../preview-image'
import type { VisitorParams } from '../../../../../visitor-language'

// Cached as long as an unchanged page, because rendering an image costs CPU.
export const dynamic = 'force-static'
export const revalidate = 300
export const dynamicParams = true
export { generateStaticParams }

export async function GET(_: Request, { params }: { params: Promise<VisitorParams & { username: string }> }) {
  const { t, language } = drawnTexts(await params)
  const profile = await findPublicProfile((await params).username, language)
  const { call, formsCall } = t.profile.preview
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
  return drawPreview(preview, language, revalidate)
}
