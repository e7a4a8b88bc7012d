import { useEffect } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { HostedPage } from './bookable-page'
import { useChoices } from './choices'
import { HostSelect } from './host-select'
import { HOST_PARAM, useHostChoice } from './use-host-choice'

type Props = Required<Pick<HostedPage, 'hosts'>> & Pick<HostedPage, 'k'>

/** Who of the team meets the visitor. The default export, and the only one, so that it is loaded where there is a choice. */
export default function HostChoice({ hosts, k }: Props) {
  const { chosen } = useChoices()
  const chooseHost = useHostChoice({ ...(k && { k }) })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that the visitor came with
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get(HOST_PARAM)
    if (hosts.some(({ id }) => id === asked)) chooseHost(asked ?? undefined)
  }, [])

  return <HostSelect hosts={hosts} value={chosen.host} isDisabled={!useHydrated()} onChoose={chooseHost} />
}
