import { createContext, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { PageFormOutput, PageFormValues } from '@/lib/pages/page-editor'
import { readTried } from '@/lib/pages/tried-change'

type Form = UseFormReturn<PageFormValues, unknown, PageFormOutput>
type Field = keyof PageFormValues

/** Fields that the address changes. Their section is not folded, though what is stored is the preset. */
export const TriedFields = createContext<readonly Field[]>([])

/** Fills in the change that the address proposes, once. Returns the fields that it changes. */
export function useTriedChange(form: Form, { tried, values }: { tried: unknown; values: PageFormValues }) {
  const [change] = useState(() => readTried(tried, values))
  const [fields] = useState(() => Object.keys(change ?? {}) as Field[])
  useEffect(() => {
    if (!change) return
    for (const name of fields) form.setValue(name, change[name], { shouldDirty: true })
  }, [form, change, fields])
  return fields
}
