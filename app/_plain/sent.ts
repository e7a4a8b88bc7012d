import type { SentView } from '@/components/visitor/plain/views'
import { findFormToDraw } from '@/lib/forms/server/public-form'
import { textsFor } from '@/messages'
import { formMissing } from './answers'
import { plainPage } from './visit'

/** The thanks for an answered form. The address names the rule that sends on, never the address that it sends to. */
export const drawSent = plainPage<SentView>(['form'], async ({ params, query, now }) => {
  const found = await findFormToDraw(params.slug, now)
  if (!found) return formMissing()
  const { form, nextPage } = found
  const rule = form.logicRules.find(({ id }) => id !== undefined && id === query.get('rule'))
  const { t, say } = textsFor('visitor').part('form')
  return {
    title: say(t.done.pageTitle, { title: form.title }),
    view: {
      formTitle: form.title,
      thanksText: form.thanksText ?? '',
      theme: form.theme,
      redirectUrl: rule?.redirectUrl ?? null,
      nextPage,
    },
  }
})
