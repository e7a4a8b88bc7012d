import { useEffect, useState } from 'react'
import type { FormToDraw, PublicForm } from '@/lib/forms/form'

/** Returns the text that replaces a closed form. A page cached before the form's close date does not know of it yet. */
export function useClosed({ form, closing }: Pick<FormToDraw, 'form' | 'closing'>): PublicForm['closed'] {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => setIsPast(closing !== null && Date.parse(closing.at) <= Date.now()), [closing])
  return form.closed ?? (isPast ? closing : null)
}
