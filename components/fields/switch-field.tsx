import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { Switch } from '../ui/switch'
import { Field } from './field'

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  name: FieldPathByValue<Values, boolean | undefined>
  label: string
  hint?: string
}

/** A switch for a field of a form that is true or false. */
export function SwitchField<Values extends FieldValues, Output>({ control, name, label, hint }: Props<Values, Output>) {
  const { field } = useController({ control, name })
  return (
    <Field inline label={label} hint={hint}>
      {(aria) => <Switch {...aria} ref={field.ref} checked={field.value ?? false} onCheckedChange={field.onChange} />}
    </Field>
  )
}
