import { useTexts } from '@/messages/react/texts-provider'
import { Badge } from '../ui/badge'

/** Can visitors open the form, and can they still answer it? */
export function FormStatus({ isPublished, isClosed = false }: { isPublished: boolean; isClosed?: boolean }) {
  const { status } = useTexts('forms').t
  if (!isPublished) return <Badge variant="secondary">{status.draft}</Badge>
  return isClosed ? <Badge variant="warning">{status.closed}</Badge> : <Badge>{status.published}</Badge>
}
