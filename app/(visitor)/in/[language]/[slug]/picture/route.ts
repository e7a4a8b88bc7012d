import { methods } from '@/lib/api/methods'
import { publicRoute } from '@/lib/api/route'
import { findSchedule } from '@/lib/meetings/server/booking/schedule'
import { durationWords } from '@/lib/time/duration-words'
import { answerPreview, drawnTexts } from '../../../../preview-image'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute({
    handle: async ({ request, params }) => {
      const texts = drawnTexts(params)
      const schedule = await findSchedule(params.slug, texts.language)
      const words = texts.part('booking')
      const preview = schedule && {
        title: schedule.title,
        titleElse: words.t.preview.title,
        ownerName: schedule.ownerName,
        brand: schedule.brand,
        accent: schedule.brand?.accent,
        note: durationWords(words, schedule.duration),
        call: words.t.preview.call,
      }
      return answerPreview(request, preview, texts.language)
    },
  }),
})
