import { CodeLine } from '../../ui/code-line'
import { useHydrated } from '../../ui/use-hydrated'

/** A call that works as printed, once its key is a real one. */
export function CurlLine({ apiKey = 'sf_…' }: { apiKey?: string }) {
  const origin = useHydrated() ? window.location.origin : ''
  return <CodeLine>{`curl -H "Authorization: Bearer ${apiKey}" ${origin}/api/v1/user`}</CodeLine>
}
