import type { CreatedApiKey } from '@/lib/api-keys/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { ShownOnce } from '../../share/shown-once'
import { Button } from '../../ui/button'
import { CurlLine } from './curl-line'

/** The key, with a call to try it. */
export function MadeKey({ created, onDone }: { created: CreatedApiKey; onDone: () => void }) {
  const { made, thing } = useTexts('apiKeys').t
  return (
    <div className="grid gap-5">
      <ShownOnce text={created.key} label={made.label} thing={thing} />
      <div className="grid gap-2 text-muted-foreground text-sm">
        <p>{made.try}</p>
        <CurlLine apiKey={created.key} />
      </div>
      <div className="flex justify-end">
        <Button onClick={onDone} className="max-sm:w-full">
          {made.done}
        </Button>
      </div>
    </div>
  )
}
