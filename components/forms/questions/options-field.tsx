import { Plus } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { isUntouchedOption, nextOption, type QuestionFields, toPastedLabels } from '@/lib/forms/question-fields'
import { MAX_OPTIONS } from '@/lib/forms/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { FieldGroup } from '../../fields/field'
import { Button } from '../../ui/button'
import { SortableList } from '../sortable/sortable-list'
import { OptionRow } from './option-row'

/** The options of a choice. Enter moves to the next one, and each pasted line becomes an option. */
export function OptionsField() {
  const texts = useTexts('questions')
  const { t, say } = texts
  const { control, formState, getValues, setFocus, setValue } = useFormContext<QuestionFields>()
  const list = useFieldArray({ control, name: 'options', keyName: 'key' })
  const error = formState.errors.options
  const room = MAX_OPTIONS - list.fields.length
  const labelAt = (index: number) => getValues(`options.${index}.label`)
  /** Selects a label nobody has edited, so that typing replaces it. */
  const focus = (index: number) =>
    setFocus(`options.${index}.label`, { shouldSelect: isUntouchedOption(labelAt(index), texts) })

  function nameOf(wanted: string) {
    const index = list.fields.findIndex(({ key }) => key === wanted)
    return labelAt(index) || say(t.options.name, { number: index + 1 })
  }

  function addAt(index: number) {
    if (room < 1) return
    list.insert(index, nextOption(getValues('options'), texts), { shouldFocus: false })
    requestAnimationFrame(() => focus(index))
  }

  function goOn(index: number) {
    const next = index + 1
    if (next < list.fields.length && isUntouchedOption(labelAt(next), texts)) focus(next)
    else addAt(next)
  }

  /** When replacing, the first line replaces the label. Returns true when the lines have been inserted. */
  function paste(index: number, text: string, isReplacing: boolean): boolean {
    const labels = toPastedLabels(text)
    if (!labels) return false
    const rest = isReplacing ? labels.slice(1) : labels
    if (isReplacing) setValue(`options.${index}.label`, labels[0] ?? '', { shouldDirty: true })
    const added = rest.slice(0, room).map((label) => ({ label }))
    if (added.length > 0) list.insert(index + 1, added, { shouldFocus: false })
    requestAnimationFrame(() => focus(index + added.length))
    return true
  }

  function remove(index: number) {
    list.remove(index)
    requestAnimationFrame(() => focus(Math.max(0, index - 1)))
  }

  return (
    <FieldGroup label={t.options.label} hint={t.options.hint} error={error?.root?.message ?? error?.message}>
      <SortableList id="options" itemIds={list.fields.map(({ key }) => key)} nameOf={nameOf} onMove={list.move}>
        <ul className="grid gap-2">
          {list.fields.map(({ key }, index) => (
            <OptionRow
              key={key}
              id={key}
              index={index}
              isOnly={list.fields.length === 1}
              error={error?.[index]?.label?.message}
              onEnter={() => goOn(index)}
              onPaste={(text, isReplacing) => paste(index, text, isReplacing)}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      </SortableList>
      <Button
        variant="outline"
        disabled={room < 1}
        className="mt-1 justify-self-start self-start"
        onClick={() => addAt(list.fields.length)}
      >
        <Plus aria-hidden="true" className="size-4" />
        {t.options.add}
      </Button>
    </FieldGroup>
  )
}
