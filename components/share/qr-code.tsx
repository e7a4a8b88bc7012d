import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { qrSvg } from '@/lib/embed/qr-svg'
import { useTexts } from '@/messages/react/texts-provider'
import { buttonStyles } from '../ui/button-styles'
import { cn } from '../ui/cn'
import { Skeleton } from '../ui/skeleton'

/** Light modules around the code, which scanners need. */
const BORDER = 4

export function QrCode({ link, fileName }: { link: string; fileName: string }) {
  const { t, say } = useTexts('share')
  const [source, setSource] = useState<string | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    let isGone = false
    import('uqr').then(
      ({ encode }) => {
        const svg = qrSvg(encode(link, { border: BORDER }).data)
        if (!isGone) setSource(`data:image/svg+xml,${encodeURIComponent(svg)}`)
      },
      () => !isGone && setHasFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [link])

  if (hasFailed) return <p className="text-sm">{t.qrCodeFailed}</p>
  return (
    <div className="flex flex-wrap items-center gap-4">
      {source ? (
        <img src={source} alt={say(t.qrCodeOf, { link })} className="size-28 rounded-lg border bg-white" />
      ) : (
        <Skeleton className="size-28 rounded-lg" />
      )}
      {/* Its room is kept until the code is there, so that what follows does not move. */}
      <a
        href={source ?? undefined}
        download={fileName}
        className={buttonStyles({ variant: 'outline', className: cn('px-3.5', !source && 'invisible') })}
      >
        <Download aria-hidden="true" className="size-4" />
        {t.download}
      </a>
    </div>
  )
}
