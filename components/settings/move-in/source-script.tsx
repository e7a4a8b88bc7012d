import type { ArrivalSource } from '@/lib/shared/arrivals/lists'
import { useTexts } from '@/messages/react/texts-provider'
import { CodeLine } from '../../ui/code-line'
import { textLink } from '../../ui/link-styles'
import { useCallAddress } from '../../ui/team'
import { SCRIPTS } from './commands'

/** The script that writes the document of a source, with the line that runs it. */
export function SourceScript({ source }: { source: ArrivalSource }) {
  const { t, say } = useTexts('moveIn')
  const toCall = useCallAddress()
  const script = SCRIPTS[source]
  if (!script) return null
  const { name, command } = script
  return (
    <div className="grid min-w-0 gap-2 text-sm">
      <p>
        <a href={toCall(`/api/arrivals/scripts/${name}`)} download={name} className={textLink}>
          {say(t.script, { name })}
        </a>
      </p>
      {command && <CodeLine>{command}</CodeLine>}
    </div>
  )
}
