import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import type { GapCost } from '@/lib/pages/effects/gap-cost'
import { useTexts } from '@/messages/react/texts-provider'

type Undo = () => void
type Props = {
  /** Null where the gaps cost nothing. */
  cost: GapCost | null
  /** In minutes. Both change the form, and answer what takes it back. */
  onStep: (minutes: number) => Undo
  onNoGap: () => Undo
  /** Beside a picture that shows what is lost. */
  isBrief?: boolean
}

/** The last press, until another change of the form. `undo` is null after it was undone. */
type Pressed = { at: GapCost; undo: Undo | null }

/** Says what the gaps of a page cost, with a press for each way to lose less, which can be taken back. */
export function GapChoice({ cost, onStep, onNoGap, isBrief = false }: Props) {
  const { t, say } = useTexts('ruleEffects')
  const { t: actions } = useTexts('actions')
  const box = useRef<HTMLDivElement>(null)
  const [pressed, setPressed] = useState<Pressed | null>(null)
  // Costs are computed when the typing pauses, so those of before the press are still there for a while.
  const isOver = pressed && cost && (!pressed.undo || JSON.stringify(cost) !== JSON.stringify(pressed.at))
  if (isOver) setPressed(null)
  const shown = pressed?.at ?? cost
  if (!shown || (isBrief && !shown.stepped)) return null

  function press(undo: Undo | null) {
    if (shown) setPressed({ at: shown, undo })
    // The pressed button goes.
    box.current?.focus()
  }

  const { gap, step, bookings, withoutGap, stepped } = shown
  const isHalf = withoutGap === 2 * bookings
  const undo = pressed?.undo
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="grid gap-2 rounded-lg bg-warning-soft px-3 py-2 text-sm text-warning-foreground outline-none"
    >
      <p role="status" className={cn(isBrief && !undo && 'sr-only')}>
        {undo ? t.gap.done : say(isHalf ? t.gap.half : t.gap.some, { gap, step, count: bookings, free: withoutGap })}
      </p>
      <div className="flex flex-wrap gap-2">
        {undo ? (
          <Button
            variant="outline"
            onClick={() => {
              undo()
              press(null)
            }}
          >
            {actions.undo}
          </Button>
        ) : (
          <>
            {stepped && (
              <Button
                variant="outline"
                className="h-auto min-h-10 whitespace-normal text-start"
                onClick={() => press(onStep(stepped.step))}
              >
                {isBrief
                  ? say(t.gap.instead, { step: stepped.step, count: stepped.bookings, now: bookings })
                  : say(t.gap.stepped, { step: stepped.step, count: stepped.bookings })}
              </Button>
            )}
            {!isBrief && (
              <Button variant="outline" onClick={() => press(onNoGap())}>
                {say(t.gap.none, { count: withoutGap })}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}
