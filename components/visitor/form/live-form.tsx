'use client'

import { useState } from 'react'
import { toast } from '@/components/ui/use-toast'
import { postSubmission, readPublicForm } from '@/lib/client/visitor/public-forms'
import { announceOutcome } from '@/lib/embed/outcome'
import type { FormToDraw } from '@/lib/forms/form'
import { MIN_ELAPSED_MS } from '@/lib/forms/time-trap'
import { createAttemptKeys, randomUuid } from '@/lib/meetings/visitor/attempt-key'
import { useTexts } from '@/messages/react/texts-provider'
import { carryAttendee, toAttendee } from '../shared/carried-attendee'
import { draftNameOf, forgetDraft, keepDraft, readKeptDraft } from './answering/draft-storage'
import type { Given } from './answering/use-answering'
import { FormView } from './form-view'
import { useClosed } from './use-closed'
import { VisitorToaster } from './visitor-toaster'

/** The form on its own page: answers are kept until they have arrived, and sent under a key of their own. */
export function LiveForm({ slug, form: opened, closing, nextPage }: FormToDraw & { slug: string }) {
  const { t } = useTexts('form')
  const [form, setForm] = useState(opened)
  const closed = useClosed({ form, closing })
  const draftName = draftNameOf(slug)
  const [keyOf] = useState(() => createAttemptKeys(() => randomUuid(crypto)))

  async function submit({ responses, website }: Given) {
    const key = keptKey(`${draftName}:attempt`, JSON.stringify(responses)) ?? keyOf(responses)
    keepDraft(`${draftName}:attempt`, JSON.stringify([JSON.stringify(responses), key]))
    await waitForTrap()
    const { id } = await postSubmission(slug, { responses, website, elapsedMs: Math.round(performance.now()) }, key)
    forgetDraft(`${draftName}:attempt`)
    if (nextPage) carryAttendee(nextPage.slug, toAttendee(form.questions, responses))
    announceOutcome({ type: 'slotform:submitted', id })
    toast({ title: t.done.toast })
  }

  return (
    <>
      {/* Around the form alone: in some browsers what is fixed to the window would be fixed to a container. */}
      <div className="@container">
        <FormView
          form={form}
          closedText={closed?.text}
          nextPage={nextPage}
          mode="page"
          onSubmit={submit}
          plainAction={`/form/${slug}`}
          draftName={draftName}
          onRenew={async () => setForm(await readPublicForm(slug))}
        />
      </div>
      <VisitorToaster />
    </>
  )
}

/** The server takes what comes at once for a program's. A person whose browser fills in a short form is no program. */
async function waitForTrap(): Promise<void> {
  const left = MIN_ELAPSED_MS - performance.now()
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left + 10))
}

/** The key of the last attempt, if that sent the same answers: its answer may have been lost with the page. */
function keptKey(name: string, body: string): string | null {
  try {
    const [sent, key]: unknown[] = JSON.parse(readKeptDraft(name) ?? '[]')
    return sent === body && typeof key === 'string' ? key : null
  } catch {
    return null
  }
}
