import type { PageConfig } from 'next'
import { drawMoveTimes } from '@/app/_plain/move'
import { PlainMoveTimes } from '@/components/visitor/plain/plain-move-times'

/** No scripts at all: the page answers people who have none. */
export const config: PageConfig = { unstable_runtimeJS: false }

export const getServerSideProps = drawMoveTimes

export default PlainMoveTimes
