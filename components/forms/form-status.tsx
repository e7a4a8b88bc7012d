import { Badge } from '../ui/badge'

/** Whether visitors can open the form, and whether they can still answer it. */
export function FormStatus({ isPublished, isClosed = false }: { isPublished: boolean; isClosed?: boolean }) {
  if (!isPublished) return <Badge variant="secondary">Draft</Badge>
  return isClosed ? <Badge variant="warning">Closed</Badge> : <Badge>Published</Badge>
}
