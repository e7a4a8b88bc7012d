import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { findPublicProfile } from '@/lib/settings/profile'
import { answerPreview, drawnTexts } from '../../../../../preview-image'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    handle: async ({ request, params }) => {
      const { t, language } = drawnTexts(params)
      const profile = await findPublicProfile(params.username, language)
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
      return answerPreview(request, preview, language)
    },
  }),
})
