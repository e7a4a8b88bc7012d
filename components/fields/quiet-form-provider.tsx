import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'

type Props<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  children: ReactNode
}

/** A field that asks the context for these fails at once. */
const LEFT_OUT = undefined as never

/**
 * Gives a form to its fields, without its state and without `watch`: those draw the whole form at each change. A field asks for
 * the part that it shows, with `useFormState({ name })` or `useWatch({ name })`, and is drawn alone.
 */
export function QuietFormProvider<Values extends FieldValues, Output>({ form, children }: Props<Values, Output>) {
  return (
    <FormProvider {...form} formState={LEFT_OUT} watch={LEFT_OUT}>
      {children}
    </FormProvider>
  )
}
