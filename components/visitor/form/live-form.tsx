'use client'

import { useState } from 'react'
import { toast } from '@/components/ui/use-toast'
import type { FormToDraw } from '@/lib/forms/form'
import { useTexts } from '@/messages/react/texts-provider'
import { draftNameOf } from './answering/draft-storage'
import { loadSendingSteps } from './answering/load-sending-steps'
import type { Given } from './answering/use-answering'
import type { FormBranding } from './form-branding'
import { FormView } from './form-view'
import { useClosed } from './use-closed'
import { VisitorToaster } from './visitor-toaster'

type Props = FormToDraw & {
  slug: string
  branding: FormBranding
  /** Takes the answers without scripts. */
  plainAction: string
}

/** The form on its own page: answers are kept until they have arrived. */
export function LiveForm({ slug, form: opened, closing, nextPage, branding, plainAction }: Props) {
  const { t } = useTexts('form')
  const [form, setForm] = useState(opened)
  const closed = useClosed({ form, closing })

  async function submit(given: Given) {
    const { sendAnswers } = await loadSendingSteps()
    await sendAnswers({ slug, form, nextPage }, given)
    toast({ title: t.done.toast })
  }

  async function renew() {
    const { readPublicForm } = await loadSendingSteps()
    setForm(await readPublicForm(slug))
  }

  return (
    <>
      {/* Around the form alone: in some browsers what is fixed to the window would be fixed to a container. */}
      <div className="@container">
        <FormView
          form={form}
          closedText={closed?.text}
          closedLang={closed?.lang}
          nextPage={nextPage}
          mode="page"
          branding={branding}
          onSubmit={submit}
          plainAction={plainAction}
          draftName={draftNameOf(slug)}
          onRenew={renew}
        />
      </div>
      <VisitorToaster />
    </>
  )
}
