import { useFileStorage } from '@/lib/client/file-storage'
import { useTexts } from '@/messages/react/texts-provider'

/** Says that visitors cannot send files at the moment; nothing while they can. */
export function FileStorageNote() {
  const { t } = useTexts('questions')
  const { data } = useFileStorage()
  if (!data || data.state === 'ready') return null
  return (
    <p role="status" className="rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-foreground leading-relaxed">
      {t.fileStorage[data.state]}
    </p>
  )
}
