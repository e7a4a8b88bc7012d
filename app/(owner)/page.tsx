/** The home screen of an owner is the list of meetings. */
export { default, metadata } from './meetings/page'
