/** What comes after a time has been chosen: one file to load, when the first one is. */
export { Confirmation } from '../success/confirmation'
export { BookingDialog } from './booking-dialog'
