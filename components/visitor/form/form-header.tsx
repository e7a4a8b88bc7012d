import { Face } from '@/components/ui/face'
import type { NamedBrand } from '@/lib/vocabulary/brand'
import { useTexts } from '@/messages/react/texts-provider'
import { HostLogo } from '../shared/host'

type Props = {
  title: string
  description: string
  brand?: NamedBrand
  hasRequired: boolean
  isPreview: boolean
}

export function FormHeader({ title, description, brand, hasRequired, isPreview }: Props) {
  const { t } = useTexts('form')
  const Heading = isPreview ? 'h2' : 'h1'
  return (
    <header>
      {brand && <Asker brand={brand} />}
      <Heading className="text-balance font-semibold text-2xl leading-tight tracking-tight @xl:text-3xl">
        {title}
      </Heading>
      {description && <p className="mt-3 whitespace-pre-line text-muted-foreground leading-relaxed">{description}</p>}
      {hasRequired && (
        <p className="mt-4 text-muted-foreground text-sm">
          <span aria-hidden="true" className="text-destructive">
            *
          </span>{' '}
          {t.requiredNote}
        </p>
      )}
    </header>
  )
}

/** The logo, which names who asks; without one the face beside the name. */
function Asker({ brand: { name, face, logo } }: { brand: NamedBrand }) {
  return (
    <div className="mb-5 flex items-center gap-3 text-muted-foreground text-sm">
      {logo ? (
        <HostLogo src={logo} name={name} />
      ) : (
        <>
          <Face name={name} picture={face} className="size-9 text-sm" />
          {name}
        </>
      )}
    </div>
  )
}
