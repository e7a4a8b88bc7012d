import type { ReactNode } from 'react'
import { CalendarDrawing } from '@/components/ui/drawings'
import { EmptyState } from '@/components/ui/empty-state'
import { useTexts } from '@/messages/react/texts-provider'
import { FirstSteps } from './first-steps'

export function EmptyList({ children }: { children: ReactNode }) {
  const { t } = useTexts('pages')
  return (
    <>
      <EmptyState drawing={CalendarDrawing} title={t.empty.title} text={t.empty.text}>
        {children}
      </EmptyState>
      <FirstSteps />
    </>
  )
}
