// Run in a process of its own: how long the first call takes where nothing is compiled or remembered.
import { computeSlots } from '@/lib/scheduling'
import { WORKLOADS, type WorkloadName } from './workloads'

const workload = WORKLOADS[process.argv[2] as WorkloadName]()
const start = performance.now()
computeSlots(workload)
console.log(performance.now() - start)
