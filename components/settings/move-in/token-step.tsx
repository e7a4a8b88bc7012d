import type { ReadableSource } from '@/lib/shared/arrivals/lists'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../../fields/field'
import { Button } from '../../ui/button'
import { Input } from '../../ui/input'
import type { Reading } from './use-reading'

type TokenStepProps = {
  source: ReadableSource
  token: string
  reading: Reading | null
  problem: string
  onToken: (token: string) => void
  onRead: () => void
}

/** Asks for the token of a source, and starts the reading or lets it go on. */
export function TokenStep({ source, token, reading, problem, onToken, onRead }: TokenStepProps) {
  const { t } = useTexts('moveIn')
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onRead()
      }}
    >
      <Field label={t.token} hint={`${t.tokenHints[source]} ${t.tokenKept}`} error={problem}>
        {(aria) => (
          <Input
            {...aria}
            type="password"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            value={token}
            onChange={({ currentTarget }) => onToken(currentTarget.value)}
          />
        )}
      </Field>
      {reading?.isStopped && (
        <p className="text-sm">
          <ReadingWords source={source} reading={reading} /> {t.stopped}
        </p>
      )}
      <div>
        <Button type="submit" disabled={token.trim() === ''}>
          {reading?.isStopped ? t.goOn : t.readAccount}
        </Button>
      </div>
    </form>
  )
}

type Shown = { source: ReadableSource; reading: Reading }

/** How far a reading is, with a bar and a way to stop. */
export function ReadingProgress({ source, reading, onStop }: Shown & { onStop: () => void }) {
  const { t } = useTexts('moveIn')
  const { done, of } = reading.progress
  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm">
        <ReadingWords source={source} reading={reading} />
      </p>
      <progress
        aria-label={t.sources[source]}
        className="h-1.5 w-full accent-primary"
        {...(of !== null && { value: done, max: of })}
      />
      <div>
        <Button variant="outline" onClick={onStop}>
          {t.stop}
        </Button>
      </div>
    </div>
  )
}

function ReadingWords({ source, reading: { progress, waits } }: Shown) {
  const { t, say } = useTexts('moveIn')
  const { done, of } = progress
  if (waits > 0) return say(t.waits, { source: t.sources[source], count: waits })
  return of === null ? say(t.readSoFar, { count: done }) : say(t.readOf, { done, count: of })
}
