import { useApiKeys } from '@/lib/client/api-keys'
import { useTexts } from '@/messages/react/texts-provider'

/** Names the key that made something; nothing for what the owner made. */
export function MadeByKey({ keyId }: { keyId: string | undefined }) {
  const { t, say } = useTexts('apiKeys')
  const { data: keys } = useApiKeys()
  const key = keyId && keys?.find(({ id }) => id === keyId)
  if (!key) return null
  return <p className="mt-0.5 text-muted-foreground text-sm">{say(t.madeThis, { name: key.name })}</p>
}
