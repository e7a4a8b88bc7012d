import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { CheckSentence } from '@/components/fields/check-sentence'
import type { FormFields } from '@/lib/forms/form-fields'
import { MAX_ENDINGS } from '@/lib/shared/forms/endings'
import { useTexts } from '@/messages/react/texts-provider'
import { useErrorAt } from '../../fields/field-errors'
import { FormSection } from '../../fields/form-section'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { prepareFocusBeside } from '../../ui/row-focus'
import { EndingRow } from './ending-row'

/** The endings of a form, of which a rule may choose one. Without any there is the thank-you page. */
export function EndingsSection() {
  const { t: all, say } = useTexts('forms')
  const t = all.endings
  const { control, getValues } = useFormContext<FormFields>()
  const list = useFieldArray({ control, name: 'endings', keyName: 'key' })
  const rows = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const isAdded = useRef(false)
  const [asked, setAsked] = useState<number | null>(null)
  const error = useErrorAt<FormFields>('endings')

  const count = list.fields.length
  useEffect(() => {
    if (isAdded.current && count > 0) rows.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
    isAdded.current = false
  }, [count])

  function append() {
    list.append({ id: crypto.randomUUID(), title: '', text: '', redirectUrl: '' }, { shouldFocus: false })
    isAdded.current = true
  }

  function remove(index: number) {
    const items = [...(rows.current?.querySelectorAll('li') ?? [])]
    const focusBeside = prepareFocusBeside(
      items,
      (item) => item === items[index],
      () => add.current,
      (item) => item.querySelector('input'),
    )
    list.remove(index)
    focusBeside()
  }

  const nameOf = (index: number) => getValues(`endings.${index}.title`) || say(t.untitled, { number: index + 1 })

  return (
    <FormSection title={t.heading} text={t.intro}>
      {count > 0 && (
        <ul ref={rows} aria-label={t.heading} className="grid gap-4">
          {list.fields.map(({ key }, index) => (
            <EndingRow
              key={key}
              index={index}
              isLast={index === count - 1}
              onMove={(to) => list.move(index, to)}
              onRemove={() => setAsked(index)}
            />
          ))}
        </ul>
      )}
      {error && (
        <p role="alert" className="font-medium text-destructive text-sm">
          <CheckSentence of={error} />
        </p>
      )}
      {count < MAX_ENDINGS && (
        <div>
          <Button ref={add} variant="outline" onClick={append}>
            <Plus aria-hidden="true" className="size-4" />
            {t.add}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={say(t.removeTitle, { name: asked === null ? '' : nameOf(asked) })}
        description={t.removeText}
        confirmLabel={t.removeConfirm}
        destructive
        onConfirm={() => asked !== null && remove(asked)}
      />
    </FormSection>
  )
}
