import type { CSSProperties, ReactNode } from 'react'
import type { Submitted } from '@/lib/client/visitor/public-forms'
import { schedulePath } from '@/lib/client/visitor/schedule'
import { send } from '@/lib/client/visitor/visitor-request'
import type { NextPage, PublicForm } from '@/lib/forms/form'
import type { LogicOutcome } from '@/lib/forms/rules/logic'
import { endingOf } from '@/lib/shared/forms/endings'
import type { HostedPage } from '../booking/bookable-page'
import { sendAnswers } from '../form/answering/send-answers'
import type { Given } from '../form/answering/use-answering'
import { TimeStep } from './time-step'

const TIMEOUT_MS = 30_000

type Target = {
  slug: string
  form: PublicForm
  nextPage: NextPage | null
  look: CSSProperties | undefined
  logic: LogicOutcome
  setStep: (step: ReactNode) => void
  setBooked: (facts: ReactNode) => void
}

/**
 * Shows the times of the page that follows, and sends answers and booking together. False where the visitor goes back to the questions.
 * What only such forms need loads with it, once the answers are complete.
 */
export async function chooseTime(
  { slug, form, nextPage, look, logic, setStep, setBooked }: Target,
  given: Given,
): Promise<Submitted | boolean> {
  if (!nextPage || leadsAway(form, logic)) return sendAnswers({ slug, form, nextPage }, given)
  const page = await readNextPage(nextPage)
  try {
    return await new Promise<boolean>((resolve, reject) => {
      setStep(
        <TimeStep
          {...{ slug, form, given, page, look }}
          onBack={() => resolve(false)}
          onRefused={reject}
          onBooked={(facts) => {
            setBooked(facts)
            resolve(true)
          }}
        />,
      )
    })
  } finally {
    setStep(null)
  }
}

/** A redirect comes before the booking page. */
function leadsAway(form: PublicForm, { redirectUrl, endingId }: LogicOutcome): boolean {
  return redirectUrl !== null || endingOf(form.endings, endingId)?.redirectUrl !== undefined
}

/** The page as it is now. Its own questions are those of the form, or none. */
async function readNextPage({ slug }: NextPage): Promise<HostedPage> {
  const headers = { 'Accept-Language': document.documentElement.lang }
  const signal = AbortSignal.timeout?.(TIMEOUT_MS)
  const { form: _, ...page } = await send<HostedPage>(schedulePath(slug), { headers, signal })
  return page
}
