import { GitBranch } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state'
import type { PanelProps } from '../panel-props'

export function LogicPanel(_props: PanelProps) {
  return <EmptyState icon={GitBranch} title="Logic rules cannot be edited here yet" />
}
