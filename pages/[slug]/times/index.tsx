import type { PageConfig } from 'next'
import { drawTimes } from '@/app/_plain/times'
import { PlainTimes } from '@/components/visitor/plain/plain-times'

/** No scripts at all: the page answers people who have none. */
export const config: PageConfig = { unstable_runtimeJS: false }

export const getServerSideProps = drawTimes

export default PlainTimes
