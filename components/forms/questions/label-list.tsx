import { Plus } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { isUntouchedOption, nextOption, type QuestionFields, toPastedLabels } from '@/lib/forms/question-fields'
import type { Message } from '@/messages/message'
import { useTexts } from '@/messages/react/texts-provider'
import { FieldGroup } from '../../fields/field'
import { Button } from '../../ui/button'
import { SortableList } from '../sortable/sortable-list'
import { OptionRow } from './option-row'

/** The lists of labels that a question may have. */
export type LabelListName = 'options' | 'settings.rows' | 'settings.columns'

export type LabelWords = {
  label: string
  hint: string
  add: string
  /** Each with the number of the label. */
  name: Message<'number'>
  move: Message<'number'>
  remove: Message<'number'>
  /** Stored until its owner writes something else. */
  fresh: Message<'number'>
}

type LabelListProps = { name: LabelListName; words: LabelWords; max: number }

/** Labels one below the other. Enter moves to the next one, and each pasted line becomes a label. */
export function LabelList({ name, words, max }: LabelListProps) {
  const { say } = useTexts('questions')
  const { control, getFieldState, formState, getValues, setFocus, setValue } = useFormContext<QuestionFields>()
  const list = useFieldArray({ control, name, keyName: 'key' })
  const { error } = getFieldState(name, formState)
  const room = max - list.fields.length
  const labelAt = (index: number) => getValues(`${name}.${index}.label`) ?? ''
  const numbered = (text: Message<'number'>, index: number) => say(text, { number: String(index + 1) })
  const isUntouched = (index: number) => isUntouchedOption(labelAt(index), (number) => say(words.fresh, { number }))
  /** Selects a label nobody has edited, so that typing replaces it. */
  const focus = (index: number) => setFocus(`${name}.${index}.label`, { shouldSelect: isUntouched(index) })

  function nameOf(wanted: string) {
    const index = list.fields.findIndex(({ key }) => key === wanted)
    return labelAt(index) || numbered(words.name, index)
  }

  function addAt(index: number) {
    if (room < 1) return
    const added = nextOption(getValues(name) ?? [], (number) => say(words.fresh, { number }))
    list.insert(index, added, { shouldFocus: false })
    requestAnimationFrame(() => focus(index))
  }

  function goOn(index: number) {
    const next = index + 1
    if (next < list.fields.length && isUntouched(next)) focus(next)
    else addAt(next)
  }

  /** When replacing, the first line replaces the label. Returns true when the lines have been inserted. */
  function paste(index: number, text: string, isReplacing: boolean): boolean {
    const labels = toPastedLabels(text)
    if (!labels) return false
    const rest = isReplacing ? labels.slice(1) : labels
    if (isReplacing) setValue(`${name}.${index}.label`, labels[0] ?? '', { shouldDirty: true })
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
    <FieldGroup label={words.label} hint={words.hint} error={error?.root?.message ?? error?.message}>
      <SortableList
        id={name.replace('.', '-')}
        itemIds={list.fields.map(({ key }) => key)}
        nameOf={nameOf}
        onMove={list.move}
      >
        <ul className="grid gap-2">
          {list.fields.map(({ key }, index) => (
            <OptionRow
              key={key}
              id={key}
              path={`${name}.${index}.label`}
              names={{
                name: numbered(words.name, index),
                move: numbered(words.move, index),
                remove: numbered(words.remove, index),
              }}
              isOnly={list.fields.length === 1}
              error={getFieldState(`${name}.${index}.label`, formState).error?.message}
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
        {words.add}
      </Button>
    </FieldGroup>
  )
}
