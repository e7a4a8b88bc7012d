import { Badge } from '../ui/badge'

/** Whether visitors can open the form. */
export function FormStatus({ isPublished }: { isPublished: boolean }) {
  return <Badge variant={isPublished ? 'default' : 'secondary'}>{isPublished ? 'Published' : 'Draft'}</Badge>
}
