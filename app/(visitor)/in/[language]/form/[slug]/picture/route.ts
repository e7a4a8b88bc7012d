import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { findFormToDraw } from '@/lib/forms/server/public-form'
import { answerPreview, drawnTexts } from '../../../../../preview-image'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    handle: async ({ request, params, now }) => {
      const texts = drawnTexts(params)
      const form = (await findFormToDraw(params.slug, texts.language, now))?.form
      const { t, say } = texts.part('form')
      const preview = form && {
        title: form.title,
        titleElse: t.preview.title,
        ownerName: form.brand?.name ?? '',
        brand: form.brand,
        accent: form.theme.accent,
        description: form.description,
        note: say(t.questions, { count: form.questions.length }),
        call: t.preview.call,
      }
      return answerPreview(request, preview, texts.language)
    },
  }),
})
