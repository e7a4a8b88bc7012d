import { success as text } from '@/messages/en/success'
import { primaryButton } from '../shared/styles'

export function UnknownBooking({ onHome }: { onHome: () => void }) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-col items-center text-center">
      <h1 className="text-balance font-semibold text-2xl tracking-tight">{text.unknownHeading}</h1>
      <p className="mt-2 text-balance text-muted-foreground">{text.unknown}</p>
      <button type="button" className={`${primaryButton} mt-6`} onClick={onHome}>
        {text.goHome}
      </button>
    </div>
  )
}
