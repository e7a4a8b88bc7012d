import { Plus } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { isUntouchedOption, nextOption, type QuestionFields, toPastedLabels } from '@/lib/forms/question-fields'
import { MAX_OPTIONS } from '@/lib/forms/schema'
import { FieldGroup } from '../../fields/field'
import { Button } from '../../ui/button'
import { SortableList } from '../sortable/sortable-list'
import { OptionRow } from './option-row'

/** The options of a choice. Enter goes on to the next one, several pasted lines become several options. */
export function OptionsField() {
  const { control, formState, getValues, setFocus, setValue } = useFormContext<QuestionFields>()
  const list = useFieldArray({ control, name: 'options', keyName: 'key' })
  const error = formState.errors.options
  const room = MAX_OPTIONS - list.fields.length
  const labelAt = (index: number) => getValues(`options.${index}.label`)
  /** What was added by itself is selected, so that typing takes its place; what somebody wrote is not. */
  const focus = (index: number) =>
    setFocus(`options.${index}.label`, { shouldSelect: isUntouchedOption(labelAt(index)) })

  function nameOf(wanted: string) {
    const index = list.fields.findIndex(({ key }) => key === wanted)
    return labelAt(index) || `Option ${index + 1}`
  }

  function addAt(index: number) {
    if (room < 1) return
    list.insert(index, nextOption(getValues('options')), { shouldFocus: false })
    requestAnimationFrame(() => focus(index))
  }

  function goOn(index: number) {
    const next = index + 1
    if (next < list.fields.length && isUntouchedOption(labelAt(next))) focus(next)
    else addAt(next)
  }

  /** The first line takes the place of what is there to be replaced. True when the paste has been dealt with. */
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
    <FieldGroup
      label="Options"
      hint="Enter goes on to the next option. Several lines can be pasted at once."
      error={error?.root?.message ?? error?.message}
    >
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
        Add Option
      </Button>
    </FieldGroup>
  )
}
