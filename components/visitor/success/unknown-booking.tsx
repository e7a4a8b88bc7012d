import { useTexts } from '@/messages/react/texts-provider'
import { primaryButton } from '../shared/styles'

export function UnknownBooking({ onHome }: { onHome: () => void }) {
  const { t } = useTexts('unknownBooking')
  const success = useTexts('success')
  return (
    <div className="mx-auto flex w-full max-w-md flex-col items-center text-center">
      <h1 className="text-balance font-semibold text-2xl tracking-tight">{t.heading}</h1>
      <p className="mt-2 text-balance text-muted-foreground">{t.text}</p>
      <button type="button" className={`${primaryButton} mt-6`} onClick={onHome}>
        {success.t.goHome}
      </button>
    </div>
  )
}
