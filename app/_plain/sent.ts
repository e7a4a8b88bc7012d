import type { SentView } from '@/components/visitor/plain/views'
import { findFormToDraw } from '@/lib/forms/server/public-form'
import { missing, plainPage } from './visit'

/** The thanks for an answered form. The address names the rule that sends on, never the address that it sends to. */
export const drawSent = plainPage<SentView>(['form'], async (visit) => {
  const { params, query, now, texts } = visit
  const found = await findFormToDraw(params.slug, texts.language, now)
  if (!found) return missing(visit, 'form')
  const { form, nextPage } = found
  const rule = form.logicRules.find(({ id }) => id !== undefined && id === query.get('rule'))
  const { t, say } = texts.part('form')
  return {
    title: say(t.done.pageTitle, { title: form.title }),
    view: {
      formTitle: form.title,
      thanksText: form.thanksText ?? '',
      ...(form.lang && { lang: form.lang }),
      theme: form.theme,
      redirectUrl: rule?.redirectUrl ?? null,
      nextPage,
    },
  }
})
