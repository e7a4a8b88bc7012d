import { useSearchParams } from 'next/navigation'
import { useTexts } from '@/messages/react/texts-provider'

/** Greets an owner whose sign-in has taken the deletion of the account back. */
export function KeptNotice() {
  const { t } = useTexts('yourData')
  if (useSearchParams()?.get('kept') !== '1') return null
  return (
    <div role="status" className="mb-5 max-w-3xl rounded-lg border bg-accent p-4 text-sm">
      <p className="font-medium">{t.kept.title}</p>
      <p className="mt-1 text-muted-foreground">{t.kept.text}</p>
    </div>
  )
}
