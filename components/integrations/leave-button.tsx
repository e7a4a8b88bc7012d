import { type ComponentProps, useEffect, useState } from 'react'
import { Button } from '../ui/button'
import { useCallAddress } from '../ui/team'

type LeaveButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'pending'> & { path: string }

/** Goes to a provider's sign-in. A form would work without script, but the page's form-action policy blocks its redirects. */
export function LeaveButton({ path, disabled, ...props }: LeaveButtonProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  const toCall = useCallAddress()

  // The browser's Back button may restore the page from its cache, still pending.
  useEffect(() => {
    const onReturn = () => setIsLeaving(false)
    window.addEventListener('pageshow', onReturn)
    return () => window.removeEventListener('pageshow', onReturn)
  }, [])

  function leave() {
    setIsLeaving(true)
    window.location.assign(toCall(path))
  }

  return <Button {...props} pending={isLeaving} disabled={disabled} onClick={leave} />
}
