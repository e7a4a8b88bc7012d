import dynamic from 'next/dynamic'
import { Skeleton } from '../../ui/skeleton'

const Place = () => <Skeleton className="h-65 w-full" />

/** Loaded lazily: only the summary needs the chart library. */
export const BarRows = dynamic(() => import('./bar-rows').then((module) => module.BarRows), {
  ssr: false,
  loading: Place,
})
export const Columns = dynamic(() => import('./columns').then((module) => module.Columns), {
  ssr: false,
  loading: Place,
})
