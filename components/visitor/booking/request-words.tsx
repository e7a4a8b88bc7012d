import { useTexts } from '@/messages/react/texts-provider'

/** The words of a page whose owner approves each booking; other pages do not give their texts. */
export function RequestNote({ host }: { host: string }) {
  const { t, say } = useTexts('bookingRequest')
  return <p className="mt-2 text-muted-foreground text-sm low:hidden">{say(t.note, { host })}</p>
}

export function RequestButtonLabel({ isPending = false }: { isPending?: boolean }) {
  const { t } = useTexts('bookingRequest')
  return isPending ? t.pending : t.submit
}
