import { Bot } from 'lucide-react'
import { useTexts } from '@/messages/react/texts-provider'

/** Beside a response that the form's own page did not send. */
export function ProgramMark() {
  const { t } = useTexts('responses')
  return (
    <span className="flex items-center gap-1.5 text-muted-foreground text-xs">
      <Bot aria-hidden="true" className="size-3.5 shrink-0" />
      {t.byProgram}
    </span>
  )
}
