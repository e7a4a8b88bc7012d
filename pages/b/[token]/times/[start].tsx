import type { PageConfig } from 'next'
import { drawMove } from '@/app/_plain/move'
import { PlainMove } from '@/components/visitor/plain/plain-move'

/** No scripts at all: the page answers people who have none. */
export const config: PageConfig = { unstable_runtimeJS: false }

export const getServerSideProps = drawMove

export default PlainMove
