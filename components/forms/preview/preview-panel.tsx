import { Eye } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state'
import type { PanelProps } from '../panel-props'

export function PreviewPanel(_props: PanelProps) {
  return <EmptyState icon={Eye} title="The preview is not here yet" text="Publish the form and open it to see it." />
}
