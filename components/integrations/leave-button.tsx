import { type ComponentProps, useEffect, useState } from 'react'
import { Button } from '../ui/button'
import { useHydrated } from '../ui/use-hydrated'

type LeaveButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'pending'> & { path: string }

/** Goes to a provider's sign-in. A form would do without script, but the page's policy ends a form's redirects here. */
export function LeaveButton({ path, disabled, ...props }: LeaveButtonProps) {
  const isHydrated = useHydrated()
  const [isLeaving, setIsLeaving] = useState(false)

  // Whoever comes back by the browser's Back button finds the page as they left it.
  useEffect(() => {
    const onReturn = () => setIsLeaving(false)
    window.addEventListener('pageshow', onReturn)
    return () => window.removeEventListener('pageshow', onReturn)
  }, [])

  function leave() {
    setIsLeaving(true)
    window.location.assign(path)
  }

  return <Button {...props} pending={isLeaving} disabled={disabled || isLeaving || !isHydrated} onClick={leave} />
}
