import { useEffect } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { HostedPage } from './bookable-page'
import { useChoices } from './choices'
import { HostSelect } from './host-select'

const PARAM = 'host'

type Props = Required<Pick<HostedPage, 'hosts'>> & Pick<HostedPage, 'more'>

/** Who of the team meets the visitor. The default export, and the only one, so that it is loaded where there is a choice. */
export default function HostChoice({ hosts, more = '' }: Props) {
  const { chosen, choose } = useChoices()

  function chooseHost(host: string | undefined) {
    choose({ host, more: host ? `${more}&${PARAM}=${host}` : more }, PARAM, host ?? null)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that the visitor came with
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get(PARAM)
    if (hosts.some(({ id }) => id === asked)) chooseHost(asked ?? undefined)
  }, [])

  return <HostSelect hosts={hosts} value={chosen.host} isDisabled={!useHydrated()} onChoose={chooseHost} />
}
