import { useState } from 'react'
import { Field } from '@/components/fields/field'
import { NumberBox } from '@/components/fields/number-box'
import { Button } from '@/components/ui/button'
import { durations } from '@/lib/pages/rules-schema'
import { MAX_DURATION_MINUTES } from '@/lib/scheduling/units'
import { useTexts } from '@/messages/react/texts-provider'

type OwnDurationProps = { taken: readonly number[]; onAdd: (minutes: number) => void }

/** Adds a length that no button has. Enter adds it too, instead of saving the page. */
export function OwnDuration({ taken, onAdd }: OwnDurationProps) {
  const { t } = useTexts('pageEditor')
  const [minutes, setMinutes] = useState(0)
  const [error, setError] = useState<string>()

  function add() {
    const problem = durations.safeParse([...taken, minutes]).error?.issues[0]?.message
    setError(problem)
    if (problem) return
    onAdd(minutes)
    setMinutes(0)
  }

  return (
    <Field label={t.details.own} error={error}>
      {(control) => (
        <div className="flex items-center gap-2">
          <NumberBox
            {...control}
            value={minutes}
            onChange={setMinutes}
            onEnter={add}
            min={1}
            max={MAX_DURATION_MINUTES}
            empty={0}
            unit={t.details.unit}
          />
          <Button variant="outline" onClick={add}>
            {t.details.add}
          </Button>
        </div>
      )}
    </Field>
  )
}
