import { useEffect, useRef } from 'react'
import { type DefaultValues, type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form'

type Options<Values extends FieldValues, Output> = Pick<
  UseFormProps<Values, unknown, Output>,
  'resolver' | 'shouldFocusError'
> & {
  /** Stored or preset values. When they change, untouched fields follow. */
  values: Values & DefaultValues<Values>
}

/** The form's own option `values` resets the form as soon as it is shown, which draws each field twice. */
export function useStoredForm<Values extends FieldValues, Output>({
  values,
  ...options
}: Options<Values, Output>): UseFormReturn<Values, unknown, Output> {
  const form = useForm<Values, unknown, Output>({ ...options, defaultValues: values })
  const { reset } = form
  const known = useRef(values)
  useEffect(() => {
    const isKnown = JSON.stringify(known.current) === JSON.stringify(values)
    known.current = values
    if (!isKnown) reset(values, { keepDirtyValues: true, keepFieldsRef: true })
  }, [values, reset])
  return form
}
