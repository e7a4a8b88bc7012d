import type { SentView } from '@/components/visitor/plain/views'
import { RESPONSE_PARAM } from '@/lib/forms/response-param'
import { findFormToDraw } from '@/lib/forms/server/public-form'
import { endingOf } from '@/lib/shared/forms/endings'
import { redirectOf } from '@/lib/shared/forms/rule'
import { missing, plainPage } from './visit'

/** The thanks for an answered form. The address names the rule that sends on, never the address that it sends to. */
export const drawSent = plainPage<SentView>(['form'], async (visit) => {
  const { params, query, now, texts } = visit
  const found = await findFormToDraw(params.slug, texts.language, now)
  if (!found) return missing(visit, 'form')
  const { form, nextPage } = found
  const rule = form.rules.find(({ id }) => id !== undefined && id === query.get('rule'))
  const ending = endingOf(form.endings, query.get('ending'))
  const response = query.get(RESPONSE_PARAM)
  const { t, say } = texts.part('form')
  return {
    title: say(t.done.pageTitle, { title: form.title }),
    view: {
      formTitle: form.title,
      thanksText: form.thanksText ?? '',
      ending,
      ...(form.lang && { lang: form.lang }),
      theme: form.theme,
      redirectUrl: (rule && redirectOf(rule)) ?? ending?.redirectUrl ?? null,
      nextPage: nextPage && { ...nextPage, ...(response && { response }) },
    },
  }
})
