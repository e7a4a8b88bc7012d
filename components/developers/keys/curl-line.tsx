import { useHydrated } from '../../ui/use-hydrated'

/** A call that works as printed, once its key is a real one. */
export function CurlLine({ apiKey = 'sf_…' }: { apiKey?: string }) {
  const origin = useHydrated() ? window.location.origin : ''
  return (
    <code
      dir="ltr"
      className="block select-all break-all rounded-lg bg-muted px-3 py-2 font-mono text-foreground text-xs leading-relaxed"
    >
      {`curl -H "Authorization: Bearer ${apiKey}" ${origin}/api/v1/user`}
    </code>
  )
}
