import { type KeyboardEvent, useState } from 'react'
import { Field } from '@/components/fields/field'
import { UnsavedGuard } from '@/components/layout/unsaved-guard'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useForKind } from '@/components/ui/team'
import { Textarea } from '@/components/ui/textarea'
import { useToastFailure } from '@/components/ui/toast-failure'
import { useChangeResponse } from '@/lib/client/handled-responses'
import type { ResponseDetail } from '@/lib/forms/form'
import { MAX_MESSAGE } from '@/lib/shared/text/text'
import { useTexts } from '@/messages/react/texts-provider'

/** The owner's note. It is saved by its button, or by Enter with Ctrl or Command. */
export function NoteCard({ response, form }: Pick<ResponseDetail, 'response' | 'form'>) {
  const {
    t: { note: t },
  } = useTexts('responses')
  const forKind = useForKind()
  const toastFailure = useToastFailure()
  const [typed, setTyped] = useState(response.note)
  const [isSaved, setSaved] = useState(false)
  const change = useChangeResponse({ id: response.id, formId: form.id })
  const isDirty = typed.trim() !== response.note

  async function save() {
    if (!isDirty || change.isPending) return
    try {
      await change.mutateAsync({ note: typed })
      setSaved(true)
    } catch (error) {
      toastFailure(error, t.failed)
    }
  }

  function saveByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void save()
  }

  return (
    <Card className="mt-5 grid gap-3 print:hidden">
      <Field label={t.label} hint={forKind(t.hint)}>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            maxLength={MAX_MESSAGE}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setSaved(false)
            }}
            onKeyDown={saveByKey}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" disabled={!isDirty} pending={change.isPending} onClick={() => void save()}>
          {t.save}
        </Button>
        <p role="status" className="text-muted-foreground text-sm">
          {isSaved && !isDirty && t.saved}
        </p>
      </div>
      <UnsavedGuard isDirty={isDirty} onSave={save} />
    </Card>
  )
}
