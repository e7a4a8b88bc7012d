'use client'

import { type ReactNode, useState } from 'react'
import { toast } from '@/components/ui/use-toast'
import type { FormToDraw } from '@/lib/forms/form'
import type { LogicOutcome } from '@/lib/forms/rules/logic'
import { useTexts } from '@/messages/react/texts-provider'
import { draftNameOf } from '../form/answering/draft-storage'
import { loadSendingSteps } from '../form/answering/load-sending-steps'
import type { Given } from '../form/answering/use-answering'
import type { FormBranding } from '../form/form-branding'
import { FormView } from '../form/form-view'
import { isCodeFor } from '../form/type-code'
import { useClosed } from '../form/use-closed'
import { VisitorToaster } from '../form/visitor-toaster'

type Props = FormToDraw & {
  slug: string
  branding: FormBranding
  /** Takes the answers without scripts. */
  plainAction: string
  /** Drawn by the server only, and kept. */
  trap: ReactNode
}

/** The form on its own page: answers are kept until they have arrived. */
export function LiveForm({ slug, form: opened, closing, nextPage, branding, plainAction, trap }: Props) {
  const { t } = useTexts('form')
  const [form, setForm] = useState(opened)
  const closed = useClosed({ form, closing })
  /** The last step of a form that leads to a booking page, and what it has booked. */
  const [step, setStep] = useState<ReactNode>(null)
  const [booked, setBooked] = useState<ReactNode>(null)
  /** The token of what was sent. */
  const [response, setResponse] = useState<string>()

  async function submit(given: Given, logic: LogicOutcome) {
    const { sendAnswers } = await loadSendingSteps()
    const { chooseTime } = nextPage?.isBookable ? await import('./choose-time') : {}
    const send = chooseTime ?? sendAnswers
    const look = branding.look
    const sent = await send({ slug, form, nextPage, look, logic, setStep, setBooked }, given)
    if (sent === false) return false
    if (sent !== true) setResponse(sent.responseToken)
    toast({ title: t.done.toast })
  }

  async function renew() {
    const { readPublicForm } = await loadSendingSteps()
    const renewed = await readPublicForm(slug)
    // This page has neither the code nor the words of its new questions; the draft is kept.
    if (!isCodeFor(renewed, form)) return location.reload()
    setForm(renewed)
  }

  return (
    <>
      {step}
      {/* Around the form alone: in some browsers what is fixed to the window would be fixed to a container. */}
      <div className="@container" hidden={step !== null}>
        <FormView
          form={form}
          closedText={closed?.text}
          closedLang={closed?.lang}
          nextPage={booked || !nextPage ? null : { ...nextPage, response }}
          afterThanks={booked}
          mode="page"
          branding={branding}
          onSubmit={submit}
          plainAction={plainAction}
          trap={trap}
          draftName={draftNameOf(slug)}
          onRenew={renew}
        />
      </div>
      <VisitorToaster />
    </>
  )
}
