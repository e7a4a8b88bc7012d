import { useTexts } from '@/messages/react/texts-provider'
import { ShownOnce } from '../../share/shown-once'
import { Button } from '../../ui/button'

/** The secret of an endpoint that was made or rotated. */
export function ShownSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { secret: t } = useTexts('webhooks').t
  return (
    <div className="grid gap-5">
      <ShownOnce text={secret} label={t.label} />
      <div className="flex justify-end">
        <Button onClick={onDone} className="max-sm:w-full">
          {t.done}
        </Button>
      </div>
    </div>
  )
}
